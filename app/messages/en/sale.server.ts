/** What the server alone says about the sale of a unit. */
export const saleServer = {
  sellersRequired: 'Select who sold',
  soldOnRequired: 'Enter the closing day',
  soldOnUnreadable: 'Enter the closing day like 2026-12-31',
  soldOnLater: 'The closing day is in the future. Record the sale on that day.',
  soldOnEarlier: '{name} has owned the unit since {day}, and the closing day has to be later.',
  nameRequired: 'Enter the name of the buyer',
  residenceRequired: 'Choose what becomes of their home',
  buyerHomeRequired: 'Choose where the buyers live',
  emailRequired: 'Enter an email address to invite the buyer, or choose “Not known yet”',
  ownersChanged:
    'Someone else has changed the owners of this unit since you opened this page. Reload the page.',
  done: 'Sale recorded',
  doneBuyers: 'Owners from the closing day: {names}',
  doneNoBuyer: 'Add the new owners here once you know them.',
} as const;
