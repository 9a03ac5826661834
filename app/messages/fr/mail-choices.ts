/** Ce qui arrive par courriel : la page des choix, et celle qui arrête les lettres. */
export const mailChoices = {
  account: 'Mon compte',
  title: 'Ce qui arrive par courriel',
  lead: 'Choisissez ce que vous apprenez, et à quel rythme.',
  always: 'Les lettres sur votre compte (mot de passe, adresse, connexions) arrivent toujours.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  notSaved: 'Vos choix n’ont pas été enregistrés',
  frequencies: {
    NOW: 'Tout de suite',
    DAILY: 'Une fois par jour',
    WEEKLY: 'Une fois par semaine',
    NEVER: 'Jamais',
  },
  topics: {
    OWN_POSTS: {
      title: 'Vos publications',
      hint: 'Quand la modération en approuve, en refuse ou en enlève une, ou répond à votre contestation.',
    },
    OWN_ACTIVITIES: { title: 'Vos activités', hint: 'Quand une personne s’inscrit ou se retire.' },
    ATTENDING: {
      title: 'Les activités où vous allez',
      hint: 'Quand l’une change, est déplacée ou annulée, ou qu’une place se libère.',
    },
    MEMBERSHIP: {
      title: 'Votre appartenance',
      hint: 'Quand un conseil la confirme, la refuse ou y met fin.',
    },
    REPORTS: { title: 'Vos signalements', hint: 'Quand la modération a répondu.' },
    NOTICES: {
      title: 'Les avis de votre immeuble',
      hint: 'Les urgences arrivent toujours tout de suite aux membres dont l’adresse est confirmée.',
    },
    DIGEST: {
      title: 'Le nouveau dans votre immeuble',
      hint: 'Annonces, activités et bulletins dans une seule lettre ; aucune s’il n’y a rien de nouveau.',
    },
    NEIGHBOURS: {
      title: 'Les lettres du voisinage',
      hint: 'On n’apprend pas votre adresse.',
    },
    MODERATION: {
      title: 'Ce qui attend la modération',
      hint: 'Une fois par jour : chaque matin tant que quelque chose attend, et dès que l’attente dépasse un jour. Une fois par semaine : le lundi.',
    },
  },
  stopTitle: 'Arrêter ces lettres ?',
  stopLead: 'Vous ne recevrez plus de lettres à ce sujet : {name}.',
  stop: 'Arrêter ces lettres',
  stopped: 'Ces lettres sont arrêtées',
  stoppedLead: 'Vous ne recevez plus de lettres à ce sujet : {name}.',
  emergenciesCome: 'Les avis d’urgence arrivent quand même.',
  toChoices: 'Choisir ce qui arrive par courriel',
  unknown: 'Ce lien n’arrête rien',
  unknownLead:
    'Il est incomplet. Ouvrez-le de nouveau dans la lettre, ou choisissez après vous être connecté.',
} as const;
