/** Ce que seul le serveur dit de l’ouverture d’une communauté. */
export const openingServer = {
  unitsFirst:
    'Seul le code d’une unité ouvre cette porte, et il n’y a encore aucune unité. Ajoutez d’abord les unités, ou changez qui peut entrer.',
  confirmMissing: 'Cochez cette case si les portes doivent s’ouvrir quand même.',
  invitedAlready: {
    title: 'Invitation déjà faite',
    description: 'Ce formulaire avait déjà été envoyé. Le lien a paru alors et ne paraît plus.',
  },
  mail: {
    subject: 'Votre invitation : {community}',
    body: 'Bonjour {name},\n\nvoici votre invitation à la communauté {community} sur The Local Link. Ce lien sert une seule fois, pendant {days} jours :\n\n{url}\n',
  },
  toasts: {
    later: {
      title: 'Remis à plus tard',
      description: 'L’étape reste dans la liste.',
    },
    again: { title: 'De retour dans la liste', description: 'L’étape est de nouveau à faire.' },
    opened: {
      title: 'Les portes sont ouvertes',
      description: '{name} : les gens de l’immeuble peuvent entrer.',
    },
    openAlready: {
      title: 'Les portes étaient déjà ouvertes',
      description: '{name} : quelqu’un d’autre les avait ouvertes.',
    },
  },
} as const;
