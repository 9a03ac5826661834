/** Les mots des lettres sur les activités. */
export const activityLetters = {
  when: 'Quand',
  where: 'Où',
  open: 'Ouvrir l’activité',
  leaveIfNot:
    'Si cela ne vous convient pas, désistez-vous : quelqu’un d’autre pourra y aller à votre place.',
  because: 'Vous recevez cette lettre parce que votre nom est sur la liste de cette activité.',
  changed: {
    subject: 'Changement : {title}',
    preview: 'Maintenant : {when}',
    heading: 'Il y a du changement',
    text: 'L’activité « {title} », où votre nom est sur la liste, a changé d’heure ou de lieu. Voici ce qui est prévu maintenant :',
    then: 'C’était',
    there: 'Lieu d’avant',
    nowhere: 'Aucun lieu n’était indiqué',
  },
  off: {
    preview: 'Vous n’avez rien à faire.',
    CANCELLED: {
      subject: 'Annulée : {title}',
      heading: 'Une activité est annulée',
      text: 'L’activité « {title} », où votre nom est sur la liste, n’aura pas lieu. Il était prévu :',
    },
    HIDDEN: {
      subject: 'Fermée pour l’instant : {title}',
      heading: 'Une activité n’est pas ouverte pour l’instant',
      text: 'L’activité « {title} », où votre nom est sur la liste, n’est plus dans le carrefour. N’y comptez pas. Si elle revient, nous vous écrirons. Il était prévu :',
    },
  },
  back: {
    subject: 'Elle aura lieu : {title}',
    preview: 'Votre nom est toujours sur la liste.',
    heading: 'Une activité est de retour',
    text: 'L’activité « {title} » aura lieu, et votre nom est toujours sur la liste.',
  },
  free: {
    subject: 'Vous avez une place : {title}',
    preview: 'Votre tour est venu, et une place est libre.',
    heading: 'Une place est à vous',
    text: 'Votre nom était le premier de la file pour « {title} », et une place s’est libérée. Elle est à vous.',
    orLeave:
      'Si vous ne pouvez pas y aller, désistez-vous : la place ira à la personne suivante de la file.',
  },
  people: {
    JOINED: {
      subject: '{name} participe : {title}',
      heading: '{name} participe',
      text: '{name} vient à votre activité « {title} ».',
    },
    WAITS: {
      subject: '{name} attend une place : {title}',
      heading: '{name} attend une place',
      text: 'Votre activité « {title} » est complète, et {name} est sur la liste d’attente. Vous pouvez augmenter le nombre de places.',
    },
    PLACED: {
      subject: '{name} a maintenant une place : {title}',
      heading: '{name} a maintenant une place',
      text: '{name} attendait une place et participe maintenant à votre activité « {title} ».',
    },
    LEFT: {
      subject: '{name} se désiste : {title}',
      heading: '{name} se désiste',
      text: '{name} ne viendra pas à votre activité « {title} ».',
    },
    several: {
      subject: 'Participation : {title}',
      heading: 'La liste de participation a changé',
      text: {
        one: '{count} personne s’est inscrite à votre activité « {title} » ou s’en est désistée.',
        other:
          '{count} personnes se sont inscrites à votre activité « {title} », attendent une place ou se sont désistées.',
      },
      more: { one: 'et {count} autre personne', other: 'et {count} autres personnes' },
    },
    going: 'Participation',
    waiting: 'En attente',
    because: 'Vous recevez cette lettre parce que vous organisez cette activité.',
  },
} as const;
