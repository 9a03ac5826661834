/** Ce que seul le serveur dit de l’ouverture d’une communauté. */
export const openingServer = {
  unitsFirst:
    'Il faut le code d’une unité pour devenir membre, et il n’y a encore aucune unité. Ajoutez d’abord les unités, ou changez « Personnes qui peuvent devenir membres » dans les paramètres.',
  confirmMissing:
    'Cochez « Ouvrir la communauté quand même », ou terminez d’abord les étapes restantes',
  invitedAlready: {
    title: 'Invitation déjà créée',
    description:
      'L’invitation est déjà créée. Son lien ne s’affiche qu’une fois ; si vous ne l’avez plus, créez-en un nouveau.',
  },
  mail: {
    subject: 'Votre invitation {à:community}',
    body: 'Bonjour {name},\n\nVoici votre invitation à la communauté {community} sur The Local Link. Ce lien fonctionne une seule fois et expire dans {days} jours :\n\n{url}\n',
  },
  toasts: {
    later: {
      title: 'Étape remise à plus tard',
      description: 'L’étape reste dans votre liste.',
    },
    again: {
      title: 'Étape remise dans votre liste',
      description: 'Vous pouvez faire l’étape maintenant.',
    },
    opened: {
      title: 'Votre communauté est ouverte',
      description: 'Les gens {de:name} peuvent maintenant devenir membres.',
    },
    openAlready: {
      title: 'Communauté déjà ouverte',
      description: 'Quelqu’un d’autre a déjà ouvert la communauté {name}.',
    },
  },
} as const;
