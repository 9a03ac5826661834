/** What members report, and what moderators decide about it. */
export const reports = {
  report: 'Signaler',
  title: {
    LISTING: 'Signaler cette annonce',
    ACTIVITY: 'Signaler cette activité',
    USER: 'Signaler le profil de cette personne',
    LETTER: 'Signaler ce message',
  },
  lead: 'La modération lira ce que vous écrivez, mais ne saura jamais qui vous êtes. Vous verrez la décision dans « Mes signalements ».',
  about: {
    LISTING: 'Votre signalement concerne « {subject} ».',
    ACTIVITY: 'Votre signalement concerne « {subject} ».',
    USER: 'Votre signalement concerne {subject}.',
    LETTER: 'Votre signalement concerne un message {de:subject}.',
  },
  goesTo: {
    board: 'Il ira à la modération de votre communauté.',
    others:
      'Cette personne modère votre communauté : votre signalement ira seulement aux autres personnes de la modération.',
    admin: 'Il ira à une personne responsable du site.',
  },
  showsLetter: 'Seules les personnes qui examinent votre signalement verront ce message.',
  subjects: { LISTING: 'Annonce', ACTIVITY: 'Activité', USER: 'Profil', LETTER: 'Message' },
  already:
    'Vous avez fait ce signalement le {when}, et la modération n’a pas encore pris de décision. Vous verrez la décision sous « Mes signalements ».',
  back: 'Retour',
  reason: 'Quel est le problème ?',
  choose: 'Choisir une raison',
  reasons: {
    MISLEADING: 'C’est trompeur ou faux',
    RULES: 'C’est contraire aux règles de l’immeuble',
    UNKIND: 'C’est irrespectueux, ou pire',
    PERSONAL: 'On y voit des renseignements personnels',
    COMMERCIAL: 'C’est de la publicité',
    SCAM: 'Cela ressemble à une arnaque',
    OTHER: 'Autre chose',
  },
  words: 'Précisions pour la modération',
  wordsHint:
    'À remplir si vous choisissez « Autre chose ». Omettez ce qui permettrait de vous reconnaître. 500 caractères au maximum.',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  cancel: 'Annuler',
  toOwn: 'Mes signalements',
  states: { OPEN: 'En attente', UPHELD: 'Signalement retenu', DISMISSED: 'Sans suite' },
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
    lead: 'Les signalements, du plus ancien au plus récent. Personne ne voit qui les a faits.',
    none: 'Aucun signalement à examiner.',
    older: 'Signalements plus anciens',
    newer: 'Signalements plus récents',
    notDecided: 'Décision non enregistrée',
    count: { one: '{count} signalement', other: '{count} signalements' },
    about: '{author}, {community}',
    text: 'Le texte au moment du signalement',
    neighbour: 'quelqu’un du voisinage, {when}',
    why: 'Raison',
    toAuthor: 'Votre message à la personne qui a fait la publication',
    answer: 'Votre message à la personne qui a fait le signalement',
    answerHint: 'Cette personne verra votre message avec la décision. 500 caractères au maximum.',
    deciding: 'Enregistrement…',
    verdicts: {
      REMOVE: {
        label: 'Enlever la publication',
        effect:
          'La publication quittera le carrefour. La personne qui l’a publiée verra le motif ; celle qui a fait le signalement verra que la modération est intervenue.',
        button: 'Oui, enlever la publication',
      },
      UPHOLD: {
        label: 'Retenir le signalement et le fermer',
        effect:
          'À utiliser si vous avez réglé le problème autrement. La personne qui a fait le signalement verra que la modération est intervenue.',
        button: 'Oui, fermer le signalement',
      },
      DISMISS: {
        label: 'Classer sans suite',
        effect:
          'Rien ne change. La personne qui a fait le signalement verra que vous l’avez examiné.',
        button: 'Oui, classer sans suite',
      },
    },
  },
} as const;
