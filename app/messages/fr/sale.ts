/** La vente d’une unité, à la gestion. */
export const sale = {
  title: 'Vente d’une unité',
  titleOf: 'Vente : {unit}',
  lead: 'Notez une vente le jour de la clôture ou plus tard : la vente, l’achat, et ce que devient le domicile d’avant, en un seul formulaire.',
  noOwners:
    'Aucun propriétaire de cette unité n’est au registre : personne ne peut donc la vendre.',
  sellers: 'Personnes qui ont vendu',
  sellersHint: 'Les propriétaires au registre. Laissez de côté une personne qui garde une part.',
  soldOn: 'Jour de la clôture',
  soldOnHint:
    'L’unité change de mains ce jour-là : elle est aux propriétaires d’avant jusqu’à la veille.',
  residence: 'Ce que devient leur domicile',
  residences: {
    LEAVES: {
      label: 'Départ de l’unité',
      hint: 'L’unité n’est plus à leur nom, et son code est remplacé. Si c’est leur seule unité ici, leur adhésion prend fin maintenant.',
    },
    TENANT: {
      label: 'Maintien comme locataires',
      hint: 'Accès au carrefour, demandes et réservations restent, avec ce que lisent les locataires.',
    },
  },
  notices:
    'À partir du jour de la clôture, les avis aux propriétaires de cette unité ne leur sont plus envoyés ni montrés.',
  noRequests: 'Aucune demande de leur part n’est ouverte.',
  requests: {
    one: '{count} demande de leur part est ouverte. Elle le reste, et la gestion la poursuit.',
    other:
      '{count} demandes de leur part sont ouvertes. Elles le restent, et la gestion les poursuit.',
  },
  noBookings: 'Aucune réservation à leur nom n’est à venir.',
  bookings: {
    one: '{count} réservation à leur nom est à venir. Si l’adhésion prend fin, elle est annulée, sauf un ascenseur pour le déménagement.',
    other:
      '{count} réservations à leur nom sont à venir. Si l’adhésion prend fin, elles sont annulées, sauf un ascenseur pour le déménagement.',
  },
  buyers: 'Personnes qui ont acheté',
  buyersHint:
    'Laissez vide si vous ne le savez pas encore : vous pouvez ajouter les propriétaires à la page de l’unité.',
  buyerName: 'Nom de l’acheteur',
  buyerEmail: 'Adresse courriel de l’acheteur',
  secondName: 'Nom d’un deuxième acheteur',
  secondEmail: 'Adresse courriel du deuxième acheteur',
  buyerAddress: 'Adresse de signification',
  buyerAddressHint: 'Seulement si ce n’est pas l’unité.',
  buyerHome: 'Où habitent les acheteurs',
  buyerHomes: {
    HERE: {
      label: 'Dans l’unité',
      hint: 'Les personnes avec une adresse courriel sont invitées comme propriétaires qui habitent ici.',
    },
    ELSEWHERE: {
      label: 'Ailleurs',
      hint: 'Les personnes avec une adresse courriel sont invitées comme propriétaires qui habitent ailleurs.',
    },
    LATER: { label: 'Pas encore connu', hint: 'Personne n’est invité maintenant.' },
  },
  look: 'Vérifier la vente',
  looking: 'Lecture…',
  review: {
    title: 'Vérifiez la vente',
    owned: '{name} : propriétaire jusqu’au {day} ({unit}).',
    loses: {
      MEMBERSHIP: 'Son adhésion prend fin maintenant.',
      INVITATION: 'Son invitation est annulée.',
      UNIT: 'Cette unité n’est plus à son nom. Les autres le restent.',
      NOTHING: 'Rien d’autre ne change pour cette personne.',
    },
    tenant: 'Cette personne reste comme locataire.',
    code: 'Le code de l’unité est remplacé. L’ancien ne sert plus.',
    buys: '{name} : propriétaire à partir du {day} ({unit}).',
    invited:
      'Une invitation part à {email}. Une personne qui a déjà un compte reçoit l’unité à côté de la sienne.',
    noBuyer: 'Personne n’est ajouté pour l’achat.',
    noUndo: 'On ne peut pas annuler. Une erreur devra être corrigée une personne à la fois.',
    confirm: 'Enregistrer la vente',
    edit: 'Revenir au formulaire',
  },
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  notSaved: 'La vente n’a pas été notée',
} as const;
