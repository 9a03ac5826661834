/** What an author says against a decision, and what another moderator answers. */
export const appeals = {
  appeal: 'Contester',
  title: 'Contester cette décision',
  lead: 'Si possible, une autre personne de la modération lira votre message. Vous ne pouvez contester qu’une fois.',
  decision: 'La décision',
  decided: {
    REJECT: '« {post} » a été refusée le {when}.',
    REMOVE: '« {post} » a été enlevée le {when}.',
  },
  reason: 'Motif :',
  words: 'Qu’aimeriez-vous que la modération sache ?',
  wordsHint: '1 000 caractères au maximum.',
  send: 'Envoyer',
  sending: 'Envoi…',
  cancel: 'Annuler',
  queue: {
    title: 'Contestations',
    lead: 'Les décisions contestées, de la contestation la plus ancienne à la plus récente.',
    none: 'Aucune contestation en attente.',
    older: 'Contestations précédentes',
    newer: 'Contestations suivantes',
    notDecided: 'Aucune décision n’a été prise',
    byAuthor: '{author}, {community} · {when}',
    rejected: 'Refusée par {name} le {when} :',
    removed: 'Enlevée par {name} le {when} :',
    said: 'Contestation :',
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
      'Vous avez pris cette décision. Personne d’autre ne modère ici : vous répondez donc vous-même, et le journal l’indique.',
    tooLate: 'Cette activité est terminée : il n’est plus possible de l’approuver.',
  },
} as const;
