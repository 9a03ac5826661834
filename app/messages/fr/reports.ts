/** What members report, and what moderators decide about it. */
export const reports = {
  report: 'Signaler',
  title: {
    LISTING: 'Signaler cette annonce',
    ACTIVITY: 'Signaler cette activité',
    USER: 'Signaler le profil de cette personne',
    LETTER: 'Signaler cette lettre',
  },
  lead: 'La modération lira ce que vous écrivez, mais jamais qui vous êtes. Vous lirez la décision sous Mes signalements.',
  about: 'Il s’agit de « {subject} ».',
  goesTo: {
    board: 'Votre signalement ira à la modération de votre communauté.',
    others:
      'Cette personne modère votre communauté : votre signalement ira seulement aux autres personnes de la modération.',
    admin: 'Votre signalement ira à l’administration de The Local Link.',
  },
  showsLetter: 'Elle lira aussi cette lettre, que personne d’autre ne lit.',
  subjects: { LISTING: 'Annonce', ACTIVITY: 'Activité', USER: 'Personne', LETTER: 'Lettre' },
  already:
    'Vous avez signalé ceci le {when}, et la modération n’a pas encore décidé. Vous n’avez rien d’autre à faire : la décision paraîtra sous Mes signalements.',
  back: 'Revenir',
  reason: 'Quel est le problème ?',
  choose: 'Choisir un motif',
  reasons: {
    MISLEADING: 'C’est trompeur ou faux',
    RULES: 'C’est contraire au règlement de l’immeuble',
    UNKIND: 'C’est irrespectueux, ou pire',
    PERSONAL: 'On y voit des renseignements personnels',
    COMMERCIAL: 'C’est de la publicité',
    SCAM: 'Cela ressemble à une arnaque',
    OTHER: 'Autre chose',
  },
  words: 'Précisions',
  wordsHint: 'Omettez ce qui permettrait de vous reconnaître. 500 caractères au maximum.',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  cancel: 'Annuler',
  toOwn: 'Mes signalements',
  states: { OPEN: 'En attente', UPHELD: 'Suite donnée', DISMISSED: 'Laissé tel quel' },
  own: {
    title: 'Mes signalements',
    lead: 'Ce que vous avez signalé et ce que la modération a décidé. Personne d’autre ne voit cette liste.',
    none: 'Vous n’avez rien signalé.',
    newer: 'Signalements plus récents',
    older: 'Signalements plus anciens',
    reported: '{reason} · {when}',
    outcome: {
      UPHELD: 'La modération vous a donné raison et est intervenue le {when}.',
      DISMISSED: 'La modération a examiné votre signalement le {when} et n’a rien changé.',
    },
  },
  queue: {
    title: 'Signalements',
    lead: 'Ce qui a été signalé, le plus ancien en premier. Personne ne lit par qui.',
    none: 'Aucun signalement en attente.',
    older: 'Signalements antérieurs',
    newer: 'Signalements suivants',
    notDecided: 'Aucune décision n’a été prise',
    count: { one: '{count} signalement', other: '{count} signalements' },
    about: '{author}, {community} · {when}',
    text: 'Le texte tel qu’il a été signalé',
    neighbour: 'quelqu’un du voisinage, {when}',
    why: 'Motif',
    toAuthor: 'Vos mots à la personne qui l’a publiée',
    answer: 'Vos mots à qui a signalé',
    answerHint: 'Seront lus avec la décision. 500 caractères au maximum.',
    deciding: 'Enregistrement…',
    verdicts: {
      REMOVE: {
        label: 'Enlever',
        effect:
          'La publication quittera le carrefour. La personne qui l’a publiée lira le motif ; qui l’a signalée lira que la modération est intervenue.',
        button: 'Oui, l’enlever',
      },
      UPHOLD: {
        label: 'Donner raison et fermer',
        effect:
          'À utiliser si vous avez réglé le problème autrement. Qui l’a signalé lira que la modération est intervenue.',
        button: 'Oui, fermer',
      },
      DISMISS: {
        label: 'Ne pas donner suite',
        effect: 'Rien ne change. Qui a signalé lira que vous avez examiné la chose.',
        button: 'Oui, sans suite',
      },
    },
  },
} as const;
