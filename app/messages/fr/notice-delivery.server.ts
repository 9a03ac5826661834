/** What the server alone says about what a notice reached: on paper, on the screen and after a press. */
export const noticeDeliveryServer = {
  noneTicked: 'Sélectionnez au moins une unité',
  unknownUnit:
    'Une des unités choisies ne fait pas partie des destinataires de l’avis. Rechargez la page et réessayez.',
  noSlipsToPrint: 'Il n’y a aucun feuillet à remettre.',
  noDelivery: 'L’avis n’est pas encore publié : il n’y a pas de rapport de remise.',
  ticked: {
    title: 'Feuillets notés comme remis',
    description: {
      one: '{count} unité a reçu un feuillet.',
      other: '{count} unités ont reçu un feuillet.',
    },
  },
  undone: {
    title: 'Remise des feuillets annulée',
    description: {
      one: '{count} unité est de nouveau dans la liste des feuillets à remettre.',
      other: '{count} unités sont de nouveau dans la liste des feuillets à remettre.',
    },
  },
  screenMade: {
    title: 'Lien créé',
    description: 'Entrez ce lien sur l’écran de l’immeuble.',
  },
  screenTurnedOff: { title: 'Écran désactivé', description: 'L’écran ne montre plus les avis.' },
  files: { proof: 'preuve-de-remise', slips: 'feuillets', poster: 'affiche' },
  paper: {
    posted: 'Publié le {date}',
    corrected: 'corrigé le {date}',
    call: 'Appelez',
    scan: 'Sur votre téléphone : pointez l’appareil photo vers le carré',
    shortDay: '{weekday} {day} {month}',
    shortHours: '{begins} à {ends}',
    shortAll: '{day}, {hours}',
    whole: 'Pour le texte complet, pointez votre téléphone vers le carré',
    unit: 'Unité {unit}',
    why: 'Vous recevez cet avis sur papier parce que nous n’avons pas pu joindre votre unité par courriel.',
    account: 'Sur The Local Link : {address}',
    round: 'Feuillets à remettre',
    roundUnits: {
      one: '{count} unité',
      other: '{count} unités',
    },
  },
  show: { none: 'Aucun avis en ce moment', more: 'Lisez la suite sur votre téléphone' },
  proof: {
    title: 'Preuve de remise',
    of: 'Preuve de remise : {title}',
    ofWhat:
      'Preuve de remise aux unités, et non de signification au sens de la Loi sur les condominiums.',
    ofService:
      'Preuve de la signification de cet avis à chaque propriétaire au registre, et de sa remise aux unités.',
    facts: {
      community: 'Association condominiale',
      notice: 'Avis',
      kind: 'Type',
      happens: 'Date de l’événement',
      published: 'Publié le',
      corrected: 'Corrigé le',
      by: 'Publié par',
      audience: 'Destinataires',
      units: 'Unités',
      mail: 'Avis remis par courriel',
      slip: 'Avis remis par feuillet',
      waiting: 'Courriel en route',
      none: 'Avis non remis',
      made: 'État au',
    },
    means:
      'Par courriel : le serveur de courriel d’au moins une personne de l’unité a accepté le message, qui n’est pas revenu. Par feuillet : la personne nommée a noté que le feuillet a été remis à l’unité. Les heures sont celles d’Ottawa.',
    units: 'Les unités',
    columns: {
      unit: 'Unité',
      reached: 'Avis remis',
      how: 'État',
      when: 'Date et heure',
      slipAt: 'Feuillet remis le',
      slipBy: 'Noté par',
      hub: 'Dans le carrefour depuis le',
      corrected: 'Avis corrigé par courriel',
    },
    yes: 'oui',
    no: 'non',
    text: 'L’avis, tel qu’il est maintenant',
    page: 'Page {page} de {pages}',
  },
} as const;
