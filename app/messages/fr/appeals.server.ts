/** What the server alone says about appeals. */
export const appealsServer = {
  wordsMissing: 'Écrivez ce que la modération devrait savoir',
  wordsTooLong: 'Le message ne doit pas dépasser {maximum} caractères ; il en compte {length}',
  notTheAuthor:
    'Seule la personne qui a publié l’annonce ou l’activité peut contester la décision.',
  nothing: 'Il n’y a aucune décision à contester au sujet de cette publication.',
  onlyOnce: 'Vous avez déjà contesté cette décision.',
  sent: {
    title: 'Contestation envoyée',
    description: 'Vous verrez la réponse sur cette page.',
  },
  open: {
    own: 'Vous avez contesté la décision {when}. Si possible, une autre personne de la modération l’examinera.',
    others: 'La décision a été contestée {when}.',
  },
  toAppeal: 'Voir la contestation',
  upheld: {
    own: 'La modération a répondu à votre contestation {when} : la décision est maintenue.',
    others: 'La décision a été contestée, puis maintenue {when}.',
  },
  granted:
    'La modération a répondu à votre contestation {when} : la publication est maintenant en ligne.',
  notFound: 'Cette contestation est introuvable.',
  chooseButton: 'Rien n’a été décidé. Sélectionnez un bouton pour répondre à la contestation.',
  leftToOthers:
    'Vous avez pris cette décision : une autre personne de la modération répondra à la contestation.',
  own: 'Cette publication est la vôtre : une autre personne de la modération répondra à la contestation.',
  answeredMeanwhile: '{name} a déjà répondu à cette contestation {when}.',
  closedMeanwhile:
    'La publication a été modifiée et soumise de nouveau : cette contestation n’a plus besoin de réponse.',
  answered: {
    title: 'Réponse envoyée',
    UPHOLD: 'La décision est maintenue. La personne concernée le verra sur sa publication.',
    GRANT: 'La publication est maintenant en ligne. La personne concernée y verra votre réponse.',
  },
} as const;
