/** Les lettres du voisinage : en écrire une, agir sur celle qu’on a reçue, et qui est bloqué. */
export const neighbours = {
  write: {
    crumb: 'Écrire un message',
    title: 'Écrire {à:name}',
    lead: {
      LISTING: 'Au sujet de l’annonce « {title} » {à:community}',
      ACTIVITY: 'Au sujet de l’activité « {title} » {à:community}',
    },
    notSent: 'Votre message n’a pas été envoyé',
    words: 'Votre message',
    hint: 'De {shortest} à {longest} caractères.',
    shows:
      'Nous enverrons votre message par courriel. {name} verra votre nom et votre adresse courriel ({sender}, {email}) et pourra vous répondre directement.',
    hidden: 'Vous ne verrez l’adresse courriel de cette personne que si elle vous répond.',
    limits: 'Vous pouvez envoyer {hour} messages par heure et {day} par jour.',
    send: 'Envoyer le message',
    cancel: 'Annuler',
    back: 'Retour',
    unreached: {
      REFUSED: '{name} n’accepte pas les messages du voisinage.',
      BOUNCES: 'Les courriels envoyés {à:name} nous reviennent : un message n’arriverait pas.',
      NO_MAIL:
        'Ce site n’envoie pas encore de courriels : vous ne pouvez pas écrire {à:name} à partir d’ici.',
    },
    waits:
      '{name} n’a pas encore confirmé son adresse courriel. Votre message lui parviendra dès que ce sera fait.',
    unconfirmed:
      'Confirmez d’abord votre adresse courriel : c’est là que vous recevrez la réponse. Cela prend une minute.',
    toConfirm: 'Confirmer mon adresse',
  },
  received: {
    title: 'Un message {de:name}',
    lead: 'Ce message est arrivé le {when}. Vous pouvez répondre directement au courriel.',
    blockText:
      'Vous pouvez ne plus recevoir de messages {de:name}. Cette personne n’en saura rien.',
    block: 'Bloquer cette personne',
    isBlocked: 'Vous ne recevez plus les messages {de:name}. Cette personne n’en sait rien.',
    unblock: 'Débloquer cette personne',
    reportText:
      'Est-ce un message irrespectueux, publicitaire ou frauduleux ? Si vous le signalez, seule la modération de votre communauté pourra le lire.',
    report: 'Signaler le message',
    toBlocked: 'Voir toutes les personnes bloquées',
    unknown: 'Message introuvable',
    unknownLead: 'Le lien est incomplet, ou le message a plus de 90 jours.',
    toChoices: 'Choisir mes notifications par courriel',
  },
  blocks: {
    title: 'Personnes bloquées',
    lead: 'Vous ne recevez pas les messages des personnes que vous bloquez. Elles ne savent pas que vous les avez bloquées.',
    none: 'Vous n’avez bloqué personne. Chaque message du voisinage contient un lien pour bloquer la personne qui vous écrit.',
    since: 'Messages bloqués depuis le {when}',
    unblockNamed: 'Débloquer cette personne, {name}',
  },
} as const;
