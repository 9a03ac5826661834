/** What the server alone says about what a notice reached: on paper, on the screen and after a press. */
export const noticeDeliveryServer = {
  noneTicked: 'Sélectionnez au moins une unité',
  unknownUnit:
    'Une de ces unités ne fait pas partie des destinataires de l’avis. Rechargez la page.',
  noSlipsToPrint: 'Il n’y a aucun feuillet à remettre.',
  noDelivery: 'L’avis n’est pas encore publié : il n’y a pas de rapport de remise.',
  ticked: {
    title: 'Feuillets notés comme remis',
    description: {
      one: '{count} unité a été jointe par feuillet.',
      other: '{count} unités ont été jointes par feuillet.',
    },
  },
  undone: {
    title: 'Remise annulée',
    description: {
      one: '{count} unité est de retour dans la liste des feuillets.',
      other: '{count} unités sont de retour dans la liste des feuillets.',
    },
  },
  screenMade: { title: 'Adresse créée', description: 'Entrez-la sur l’écran.' },
  screenTurnedOff: { title: 'Adresse désactivée', description: 'L’écran ne montre plus les avis.' },
  files: { proof: 'preuve-de-remise', slips: 'feuillets', poster: 'affiche' },
  paper: {
    posted: 'Publié le {date}',
    corrected: 'corrigé le {date}',
    scan: 'Sur votre téléphone : pointez l’appareil photo vers le carré',
    whole: 'Le texte complet : pointez votre téléphone vers le carré',
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
      'Ce document indique quelles unités ont été jointes, et comment. Il ne prouve pas une signification au sens de la Loi sur les condominiums.',
    facts: {
      community: 'Association condominiale',
      notice: 'Avis',
      kind: 'Type',
      published: 'Publié',
      corrected: 'Corrigé',
      by: 'Publié par',
      audience: 'Destinataires',
      units: 'Unités',
      mail: 'Jointes par courriel',
      slip: 'Jointes par feuillet',
      waiting: 'Courriel en route',
      none: 'Non jointes',
      made: 'État au',
    },
    means:
      'Par courriel : le serveur de courriel d’au moins une personne de l’unité a accepté le message, qui n’est pas revenu. Par feuillet : la personne nommée a noté que le feuillet a été remis à l’unité. Les heures sont celles d’Ottawa.',
    units: 'Les unités',
    columns: {
      unit: 'Unité',
      reached: 'Jointe',
      how: 'Comment',
      when: 'Quand',
      slipAt: 'Feuillet remis',
      slipBy: 'Noté par',
      hub: 'Dans le carrefour depuis',
      corrected: 'Avis corrigé par courriel',
    },
    yes: 'oui',
    no: 'non',
    text: 'L’avis, tel qu’il est maintenant',
    page: 'Page {page} de {pages}',
  },
} as const;
