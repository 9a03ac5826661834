/** The sale of a unit, at the desk. */
export const sale = {
  title: 'Sale of a unit',
  titleOf: 'Sale: {unit}',
  lead: 'Record a sale on its closing day or later: the sellers, the buyers, and what becomes of the sellers’ home, in one form.',
  noOwners: 'No owner of this unit is on record, so there’s nobody who could sell it.',
  sellers: 'Who sold',
  sellersHint: 'Owners on record. Leave one out who keeps a share.',
  soldOn: 'Closing day',
  soldOnHint: 'The buyers own the unit from this day, the sellers until the day before.',
  residence: 'What becomes of their home',
  residences: {
    LEAVES: {
      label: 'They leave the unit',
      hint: 'They lose it, and its code is replaced. If it’s their only unit here, their membership ends now.',
    },
    TENANT: {
      label: 'They stay as tenants',
      hint: 'They keep the hub, their requests and bookings, and read what tenants read.',
    },
  },
  notices: 'From the closing day they get and read no owners’ notices for this unit.',
  noRequests: 'They have no open requests.',
  requests: {
    one: 'They have {count} open request. It stays open, for the desk to go on with.',
    other: 'They have {count} open requests. These stay open, for the desk to go on with.',
  },
  noBookings: 'They have no bookings to come.',
  bookings: {
    one: 'They have {count} booking to come. If their membership ends, it’s cancelled, unless it’s an elevator for their move.',
    other:
      'They have {count} bookings to come. If their membership ends, these are cancelled, except an elevator for their move.',
  },
  buyers: 'Who bought',
  buyersHint: 'Leave this empty if you don’t know yet: you can add the owners on the unit’s page.',
  buyerName: 'Name of the buyer',
  buyerEmail: 'Email address of the buyer',
  secondName: 'Name of a second buyer',
  secondEmail: 'Email address of the second buyer',
  buyerAddress: 'Address for service',
  buyerAddressHint: 'Only if it isn’t the unit.',
  buyerHome: 'Where the buyers live',
  buyerHomes: {
    HERE: {
      label: 'In the unit',
      hint: 'Those with an email address are invited as owners who live here.',
    },
    ELSEWHERE: {
      label: 'Elsewhere',
      hint: 'Those with an email address are invited as owners who live elsewhere.',
    },
    LATER: { label: 'Not known yet', hint: 'Nobody is invited now.' },
  },
  look: 'Review the sale',
  looking: 'Reading…',
  review: {
    title: 'Is this right?',
    owned: '{name} owns {unit} until {day}.',
    loses: {
      MEMBERSHIP: 'Their membership ends now.',
      INVITATION: 'Their invitation is cancelled.',
      UNIT: 'They lose the unit and keep their others.',
      NOTHING: 'Nothing else changes for them.',
    },
    tenant: 'They stay as tenants.',
    code: 'The code of the unit is replaced: the old one stops working.',
    buys: '{name} owns {unit} from {day}.',
    invited:
      'They’re invited at {email}, or get the unit beside their own if they have an account.',
    noBuyer: 'No buyer is added now.',
    noUndo: 'You can’t undo this. A mistake has to be put right person by person.',
    confirm: 'Record the sale',
    edit: 'Back to the form',
  },
  saving: 'Saving…',
  cancel: 'Cancel',
  notSaved: 'The sale wasn’t recorded',
} as const;
