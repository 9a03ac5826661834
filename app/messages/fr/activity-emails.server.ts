/** Les mots des courriels sur les activités. */
export const activityEmails = {
  when: 'Date et heure',
  where: 'Lieu',
  open: 'Ouvrir l’activité',
  leaveIfNot: 'Si vous ne pouvez pas y aller, désistez-vous : quelqu’un d’autre aura votre place.',
  because: 'Vous recevez ce courriel parce que vous avez choisi de participer à cette activité.',
  changed: {
    subject: 'Activité modifiée : {title}',
    preview: 'Date et heure : {when}',
    heading: 'Une activité a changé',
    text: 'La date, l’heure ou le lieu de l’activité « {title} » a changé. Voici ce qui est prévu maintenant :',
    then: 'Date et heure précédentes',
    there: 'Lieu précédent',
    nowhere: 'non indiqué',
  },
  off: {
    preview: 'Vous n’avez rien à faire.',
    CANCELLED: {
      subject: 'Activité annulée : {title}',
      heading: 'Une activité a été annulée',
      text: 'L’activité « {title} », à laquelle vous deviez participer, a été annulée. Voici ce qui était prévu :',
    },
    HIDDEN: {
      subject: 'Activité suspendue : {title}',
      heading: 'Une activité a été suspendue',
      text: 'L’activité « {title} » n’est plus affichée dans le carrefour : n’y comptez pas pour l’instant. Votre participation est conservée, et nous vous écrirons si l’activité reprend. Voici ce qui était prévu :',
    },
  },
  back: {
    subject: 'Activité maintenue : {title}',
    preview: 'Votre participation est toujours enregistrée.',
    heading: 'Une activité aura bien lieu',
    text: 'L’activité « {title} » aura bien lieu, et votre participation est toujours enregistrée.',
  },
  free: {
    subject: 'Vous avez une place à l’activité « {title} »',
    preview: 'Une place s’est libérée, et c’est votre tour.',
    heading: 'Vous avez une place',
    text: 'Votre nom était le premier sur la liste d’attente de l’activité « {title} », et la place qui s’est libérée est à vous.',
    orLeave:
      'Si vous ne pouvez pas y aller, désistez-vous : la place ira à la personne suivante sur la liste d’attente.',
  },
  people: {
    JOINED: {
      subject: '{name} participe à « {title} »',
      heading: '{name} participe à votre activité',
      text: '{name} vient à votre activité « {title} ».',
    },
    WAITS: {
      subject: '{name} est sur la liste d’attente de « {title} »',
      heading: '{name} est sur la liste d’attente',
      text: 'Votre activité « {title} » est complète, et {name} est sur la liste d’attente. Vous pouvez augmenter le nombre de places.',
    },
    PLACED: {
      subject: '{name} a maintenant une place à « {title} »',
      heading: '{name} a maintenant une place',
      text: '{name} était sur la liste d’attente et a maintenant une place à votre activité « {title} ».',
    },
    LEFT: {
      subject: '{name} se désiste de « {title} »',
      heading: '{name} se désiste de votre activité',
      text: '{name} ne viendra pas à votre activité « {title} ».',
    },
    several: {
      subject: 'La liste de participation à « {title} » a changé',
      heading: 'La liste de participation a changé',
      text: {
        one: '{count} personne s’est inscrite à votre activité « {title} », s’est mise sur la liste d’attente ou s’est désistée.',
        other:
          '{count} personnes se sont inscrites à votre activité « {title} », se sont mises sur la liste d’attente ou se sont désistées.',
      },
      more: { one: 'et {count} autre personne', other: 'et {count} autres personnes' },
    },
    going: 'Personnes qui participent',
    spots: 'Places prises',
    spotsTaken: '{going} sur {capacity}',
    waiting: 'Liste d’attente',
    because: 'Vous recevez ce courriel parce que vous organisez cette activité.',
  },
} as const;
