/** Ce qui arrive par courriel : la page des choix, et celle qui arrête les lettres. */
export const mailChoices = {
  account: 'Compte',
  title: 'Notifications par courriel',
  lead: 'Choisissez ce que nous vous envoyons, et à quelle fréquence.',
  leadTo: 'Nous écrivons à {email}. Choisissez à quel sujet, et à quelle fréquence.',
  dash: 'Un tiret (–) indique un choix qui n’est pas offert pour ces courriels.',
  always:
    'Vous recevrez toujours les courriels au sujet de votre compte (mot de passe, adresse courriel, connexions).',
  withinHour:
    'Si vous choisissez « Aussitôt » pour les activités, le premier changement arrive tout de suite, et ceux de l’heure qui suit, dans un seul courriel.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  notSaved: 'Vos choix n’ont pas été enregistrés',
  frequencies: {
    NOW: 'Aussitôt',
    DAILY: 'Chaque jour',
    WEEKLY: 'Chaque semaine',
    NEVER: 'Jamais',
  },
  topics: {
    OWN_POSTS: {
      title: 'Vos publications',
      hint: 'Quand la modération approuve, refuse ou enlève une publication, ou répond à votre contestation.',
    },
    OWN_ACTIVITIES: {
      title: 'Vos activités',
      hint: 'Quand une personne participe à l’une de vos activités ou se désiste.',
    },
    ATTENDING: {
      title: 'Activités et réservations',
      hint: 'Quand une activité à laquelle vous allez change ou qu’une place se libère, et quand il y a du nouveau pour vos réservations.',
    },
    MEMBERSHIP: {
      title: 'Votre adhésion',
      hint: 'Quand un conseil accepte ou refuse votre demande, ou met fin à votre adhésion.',
    },
    REPORTS: { title: 'Vos signalements', hint: 'Quand la modération répond à un signalement.' },
    NOTICES: {
      title: 'Avis de votre immeuble',
      hint: 'Une fois votre adresse courriel confirmée, vous recevez toujours les avis d’urgence tout de suite.',
    },
    DIGEST: {
      title: 'Nouveautés de votre immeuble',
      hint: 'Annonces, activités et bulletins dans un seul courriel, seulement s’il y a du nouveau.',
    },
    NEIGHBOURS: {
      title: 'Messages du voisinage',
      hint: 'La personne qui vous écrit ne voit pas votre adresse courriel, sauf si vous lui répondez.',
    },
    REQUESTS: {
      title: 'Demandes au conseil',
      hint: 'Des nouvelles des demandes que vous avez envoyées, que vous suivez ou dont vous vous occupez. Ce qui est prévu, réglé ou refusé arrive tout de suite, sauf si vous choisissez « Jamais ».',
    },
    MODERATION: {
      title: 'Publications et demandes à examiner',
      hint: 'Chaque jour : le matin, tant qu’il y a quelque chose à examiner, puis de nouveau dès que l’attente dépasse un jour. Chaque semaine : le lundi. Dans les deux cas, une fois quand un avis d’urgence est affiché depuis un jour.',
    },
  },
  stopTitle: 'Ne plus recevoir ces courriels ?',
  stopLead: 'Vous ne recevrez plus de courriels au sujet de « {name} ».',
  stop: 'Ne plus recevoir ces courriels',
  stopped: 'Vous ne recevrez plus ces courriels',
  stoppedLead: 'Vous ne recevez plus de courriels au sujet de « {name} ».',
  emergenciesCome: 'Vous recevrez quand même les avis d’urgence.',
  toChoices: 'Choisir mes notifications par courriel',
  unknown: 'Ce lien ne fonctionne pas',
  unknownLead:
    'Le lien est incomplet. Ouvrez-le de nouveau à partir du courriel, ou connectez-vous pour choisir vos notifications.',
} as const;
