/** Ce qui arrive par courriel : la page des choix, et celle qui arrête les lettres. */
export const mailChoices = {
  account: 'Mon compte',
  title: 'Notifications par courriel',
  lead: 'Choisissez ce que nous vous envoyons, et à quelle fréquence.',
  always:
    'Les courriels sur votre compte (mot de passe, adresse, connexions) ne peuvent pas être désactivés.',
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
    OWN_ACTIVITIES: {
      title: 'Vos activités',
      hint: 'Quand une personne s’inscrit ou se retire. Le premier courriel sur une activité arrive tout de suite ; ce qui suit dans l’heure arrive ensemble, à la fin de cette heure.',
    },
    ATTENDING: {
      title: 'Les activités où vous allez',
      hint: 'Quand l’une change, est déplacée ou annulée, ou qu’une place se libère. Ce qui change encore dans l’heure arrive ensemble, à la fin de cette heure.',
    },
    MEMBERSHIP: {
      title: 'Votre adhésion',
      hint: 'Quand un conseil l’accepte, la refuse ou y met fin.',
    },
    REPORTS: { title: 'Vos signalements', hint: 'Quand la modération a répondu.' },
    NOTICES: {
      title: 'Les avis de votre immeuble',
      hint: 'Les urgences partent toujours tout de suite aux membres dont l’adresse est confirmée.',
    },
    DIGEST: {
      title: 'Le nouveau dans votre immeuble',
      hint: 'Annonces, activités et bulletins dans un seul courriel, seulement s’il y a du nouveau.',
    },
    NEIGHBOURS: {
      title: 'Messages du voisinage',
      hint: 'Votre adresse ne leur est pas montrée.',
    },
    MODERATION: {
      title: 'Ce qu’il y a à examiner',
      hint: 'Chaque jour : le matin tant qu’il y a quelque chose à examiner, et dès que l’attente dépasse un jour. Chaque semaine : le lundi.',
    },
  },
  stopTitle: 'Ne plus recevoir ces courriels ?',
  stopLead: 'Vous ne recevrez plus de courriels à ce sujet : {name}.',
  stop: 'Ne plus recevoir ces courriels',
  stopped: 'Vous ne recevrez plus ces courriels',
  stoppedLead: 'Vous ne recevez plus de courriels à ce sujet : {name}.',
  emergenciesCome: 'Vous recevrez quand même les avis d’urgence.',
  toChoices: 'Choisir mes notifications par courriel',
  unknown: 'Ce lien ne fonctionne pas',
  unknownLead:
    'Il est incomplet. Ouvrez-le de nouveau dans le courriel, ou connectez-vous pour choisir.',
} as const;
