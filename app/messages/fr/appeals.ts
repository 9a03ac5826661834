/** What an author says against a decision, and what another moderator answers. */
export const appeals = {
  appeal: 'Contester',
  title: 'Contester cette décision',
  lead: 'Si possible, une autre personne de la modération examinera votre contestation. Vous ne pouvez contester qu’une fois.',
  decision: 'La décision',
  decided: {
    REJECT: 'La publication « {post} » a été refusée le {when}.',
    REMOVE: 'La publication « {post} » a été enlevée le {when}.',
  },
  reason: 'Motif :',
  words: 'Qu’aimeriez-vous que la modération sache ?',
  wordsHint: '1 000 caractères au maximum.',
  send: 'Envoyer la contestation',
  sending: 'Envoi…',
  cancel: 'Annuler',
  queue: {
    title: 'Contestations',
    lead: 'Les contestations, de la plus ancienne à la plus récente.',
    none: 'Aucune contestation en attente.',
    older: 'Contestations plus anciennes',
    newer: 'Contestations plus récentes',
    notDecided: 'Décision non enregistrée',
    byAuthor: '{author}, {community}',
    rejected: 'Publication refusée par {name} le {when} :',
    removed: 'Publication enlevée par {name} le {when} :',
    said: 'Message de contestation :',
    text: 'La publication telle qu’elle est maintenant',
    answer: 'Votre réponse',
    answerHint:
      'La personne concernée lira votre réponse avec la décision. 500 caractères au maximum.',
    uphold: 'Maintenir la décision',
    upholding: 'Enregistrement…',
    grant: { REJECT: 'Approuver la publication', REMOVE: 'Rétablir la publication' },
    granting: 'Publication…',
    toOthers:
      'Vous avez pris cette décision : une autre personne de la modération répondra à la contestation.',
    ofOthers: 'Pour une autre personne de la modération ({count})',
    own: 'Cette publication est la vôtre : une autre personne de la modération répondra à la contestation.',
    sameModerator:
      'Vous avez pris cette décision. Personne d’autre ne modère cette communauté : vous répondez vous-même, et le journal l’indique.',
    tooLate: 'Cette activité est terminée : il n’est plus possible de l’approuver.',
  },
} as const;
