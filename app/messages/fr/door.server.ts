/** Ce que seul le serveur dit à la porte. */
export const doorServer = {
  intentUnknown: 'Utilisez un des boutons de la page.',
  notWaiting: 'Vous n’avez plus de demande ouverte ici.',
  cannotAsk: 'Ajoutez cette communauté dans les paramètres du compte, avec votre unité.',
  askedOften: {
    one: 'Vous avez demandé trois fois aujourd’hui. Réessayez dans {count} minute, ou appelez la gestion.',
    other:
      'Vous avez demandé trois fois aujourd’hui. Réessayez dans {count} minutes, ou appelez la gestion.',
  },
  asked: { title: 'Demande envoyée', description: 'Le conseil {de:community} l’examinera.' },
  withdrawn: {
    title: 'Demande retirée',
    description: 'Votre demande pour {community} ne sera pas examinée.',
  },
  waitsFull:
    'Votre unité compte déjà autant de personnes qu’un code permet d’ajouter dans la communauté {community} : le conseil doit d’abord accepter votre demande. Cette page dit ce qui se passe ensuite.',
  waitsNow:
    'Le conseil {de:community} doit d’abord accepter votre demande. Cette page dit ce qui se passe ensuite.',
} as const;
