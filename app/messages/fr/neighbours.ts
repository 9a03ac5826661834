/** Les lettres du voisinage : en écrire une, agir sur celle qu’on a reçue, et qui est bloqué. */
export const neighbours = {
  write: {
    crumb: 'Écrire',
    title: 'Écrire à {name}',
    lead: {
      LISTING: 'Au sujet de l’annonce « {title} », {community}',
      ACTIVITY: 'Au sujet de l’activité « {title} », {community}',
    },
    notSent: 'Votre lettre n’est pas partie',
    words: 'Votre lettre',
    hint: 'De {shortest} à {longest} caractères.',
    shows:
      'Nous l’enverrons par courriel. {name} verra votre nom et votre adresse, {sender} et {email}, et pourra vous répondre directement.',
    hidden: 'Vous ne verrez la sienne que dans une réponse.',
    limits: 'Vous pouvez envoyer {hour} lettres par heure et {day} par jour.',
    send: 'Envoyer la lettre',
    cancel: 'Annuler',
    back: 'Revenir',
    takesNone: '{name} ne reçoit pas de lettres ici.',
    unconfirmed:
      'Confirmez d’abord votre propre adresse : c’est là que viendra la réponse. Cela prend une minute.',
    toConfirm: 'Confirmer votre adresse',
  },
  received: {
    title: 'Une lettre de {name}',
    lead: 'Elle est arrivée le {when}. Pour y répondre, utilisez votre courriel.',
    blockText: 'Ne plus recevoir de lettres de {name} ? Cette personne n’en saura rien.',
    block: 'Bloquer cette personne',
    isBlocked: 'Vous ne recevez plus de lettres de {name}, qui n’en sait rien.',
    unblock: 'Recevoir ses lettres de nouveau',
    reportText:
      'Est-ce irrespectueux, de la publicité ou une arnaque ? La modération de votre communauté pourra alors la lire, et personne d’autre.',
    report: 'Signaler la lettre',
    toBlocked: 'Toutes les personnes bloquées',
    unknown: 'Ce lien n’ouvre aucune lettre',
    unknownLead: 'Il est incomplet, ou la lettre a plus de 90 jours.',
    toChoices: 'Choisir ce qui arrive par courriel',
  },
  blocks: {
    title: 'Personnes bloquées',
    lead: 'Leurs lettres ne vous parviennent pas, et elles n’en savent rien.',
    none: 'Vous n’avez bloqué personne. Chaque lettre du voisinage porte un lien pour le faire.',
    since: 'depuis le {when}',
    unblockNamed: 'Recevoir de nouveau les lettres de {name}',
  },
} as const;
