/** Les mots des courriels sur les activités. */
export const activityEmails = {
  when: 'Date et heure',
  where: 'Où',
  open: 'Ouvrir l’activité',
  leaveIfNot:
    'Si cela ne vous convient pas, désistez-vous : quelqu’un d’autre pourra y aller à votre place.',
  because: 'Vous recevez ce courriel parce que votre nom est sur la liste de cette activité.',
  changed: {
    subject: 'Changement : {title}',
    preview: 'Maintenant : {when}',
    heading: 'Il y a du changement',
    text: 'L’heure ou le lieu de l’activité « {title} » a changé. Voici ce qui est prévu maintenant :',
    then: 'Ancienne date',
    there: 'Ancien lieu',
    nowhere: 'Aucun lieu n’était indiqué',
  },
  off: {
    preview: 'Vous n’avez rien à faire.',
    CANCELLED: {
      subject: 'Annulée : {title}',
      heading: 'Une activité est annulée',
      text: 'L’activité « {title} » est annulée. Votre nom était sur la liste. Voici ce qui était prévu :',
    },
    HIDDEN: {
      subject: 'Suspendue : {title}',
      heading: 'Une activité est suspendue',
      text: 'L’activité « {title} » n’est plus affichée dans le carrefour : n’y comptez pas pour l’instant. Votre nom reste sur la liste, et nous vous écrirons si l’activité revient. Voici ce qui était prévu :',
    },
  },
  back: {
    subject: 'Maintenue : {title}',
    preview: 'Votre nom est toujours sur la liste.',
    heading: 'Une activité est maintenue',
    text: 'L’activité « {title} » aura bien lieu, et votre nom est toujours sur la liste.',
  },
  free: {
    subject: 'Vous avez une place : {title}',
    preview: 'Une place s’est libérée, et c’est votre tour.',
    heading: 'Vous avez une place',
    text: 'Votre nom était le premier sur la liste d’attente de « {title} », et une place s’est libérée : vous pouvez y aller.',
    orLeave:
      'Si vous ne pouvez pas y aller, désistez-vous : la place ira à la personne suivante de la liste.',
  },
  people: {
    JOINED: {
      subject: '{name} participe à « {title} »',
      heading: '{name} participe',
      text: '{name} vient à votre activité « {title} ».',
    },
    WAITS: {
      subject: '{name} est sur la liste d’attente : {title}',
      heading: '{name} est sur la liste d’attente',
      text: 'Votre activité « {title} » est complète, et {name} est sur la liste d’attente. Vous pouvez augmenter le nombre de places.',
    },
    PLACED: {
      subject: '{name} a maintenant une place : {title}',
      heading: '{name} a maintenant une place',
      text: '{name} était sur la liste d’attente et a maintenant une place à votre activité « {title} ».',
    },
    LEFT: {
      subject: '{name} se désiste de « {title} »',
      heading: '{name} se désiste',
      text: '{name} ne viendra pas à votre activité « {title} ».',
    },
    several: {
      subject: 'Participation : {title}',
      heading: 'La liste de participation a changé',
      text: {
        one: '{count} personne participe à votre activité « {title} », attend une place ou s’est désistée.',
        other:
          '{count} personnes participent à votre activité « {title} », attendent une place ou se sont désistées.',
      },
      more: { one: 'et {count} autre personne', other: 'et {count} autres personnes' },
    },
    going: 'Participation',
    waiting: 'Liste d’attente',
    because: 'Vous recevez ce courriel parce que vous organisez cette activité.',
  },
} as const;
