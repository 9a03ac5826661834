import type { Translation } from '#app/lib/i18n/message.ts';
import type { appeals as en } from '../en/appeals.ts';

/** What an author says against a decision, and what another moderator answers. */
export const appeals = {
  appeal: 'Contester',
  title: 'Contester cette décision',
  lead: 'Une autre personne de la modération lira votre message, s’il y en a une. Vous pouvez contester une fois.',
  decision: 'La décision',
  decided: {
    REJECT: '« {post} » a fait l’objet d’un refus le {when}.',
    REMOVE: '« {post} » a été enlevée le {when}.',
  },
  reason: 'Motif :',
  words: 'Que faudrait-il savoir ?',
  wordsHint: 'La modération le lira. 1 000 caractères au maximum.',
  send: 'Envoyer',
  sending: 'Envoi…',
  cancel: 'Annuler',
  queue: {
    title: 'Contestations',
    lead: 'Les demandes d’un nouvel examen, la plus ancienne en premier.',
    none: 'Aucune contestation en attente.',
    older: 'Contestations antérieures',
    newer: 'Contestations suivantes',
    notDecided: 'Aucune décision n’a été prise',
    byAuthor: '{author}, {community} · {when}',
    rejected: 'Refusée par {name} le {when} :',
    removed: 'Enlevée par {name} le {when} :',
    said: 'Contestation :',
    text: 'La publication telle qu’elle est',
    answer: 'Votre réponse',
    answerHint: 'La personne concernée la lira avec la décision. 500 caractères au maximum.',
    uphold: 'Maintenir la décision',
    upholding: 'Enregistrement…',
    grant: { REJECT: 'Approuver la publication', REMOVE: 'Rétablir la publication' },
    granting: 'Publication…',
    toOthers:
      'Vous avez pris cette décision : une autre personne de la modération répondra à la contestation.',
    own: 'Cette publication est la vôtre : une autre personne de la modération répondra à la contestation.',
    sameModerator:
      'Vous avez pris cette décision. Personne d’autre ne modère ici : vous répondez donc vous-même, et le journal l’indique.',
    tooLate: 'Cette activité est terminée : il n’est plus possible de l’approuver.',
  },
} as const satisfies Translation<typeof en>;
