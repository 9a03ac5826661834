/** What the server alone says about appeals. */
export const appealsServer = {
  wordsMissing: 'Écrivez ce que la modération devrait savoir',
  wordsTooLong: 'Limitez-vous à {maximum} caractères ; il y en a {length}',
  notTheAuthor: 'Seule la personne qui a publié ce texte peut contester la décision.',
  nothing: 'Il n’y a ici aucune décision à contester.',
  onlyOnce: 'Vous avez déjà contesté cette décision.',
  sent: {
    title: 'Contestation envoyée',
    description: 'Vous lirez la réponse sur cette page.',
  },
  open: {
    own: 'Vous avez contesté la décision {when}. Si possible, une autre personne de la modération l’examinera.',
    others: 'La décision a été contestée {when}.',
  },
  toAppeal: 'Ouvrir la contestation',
  upheld: {
    own: 'La modération a répondu à votre contestation {when} : la décision est maintenue.',
    others: 'La décision a été contestée, puis maintenue {when}.',
  },
  granted:
    'La modération a répondu à votre contestation {when} : la publication est maintenant en ligne.',
  notFound: 'Cette contestation n’existe pas.',
  chooseButton: 'Utilisez l’un des deux boutons',
  leftToOthers:
    'Vous avez pris cette décision : une autre personne de la modération répondra à la contestation.',
  own: 'Cette publication est la vôtre : une autre personne de la modération répondra à la contestation.',
  answeredMeanwhile: '{name} a répondu à cette contestation {when}.',
  closedMeanwhile:
    'La publication a été modifiée et soumise de nouveau : il n’y a plus rien à décider.',
  answered: {
    title: 'Réponse envoyée',
    UPHOLD: 'La décision est maintenue. La personne concernée en sera informée.',
    GRANT: 'La publication est maintenant en ligne. La personne concernée en sera informée.',
  },
} as const;
