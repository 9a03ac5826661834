/** Ce que seul le serveur dit à la porte. */
export const doorServer = {
  intentUnknown: 'Utilisez un des boutons de la page.',
  notWaiting: 'Vous n’attendez plus ici.',
  cannotAsk: 'Ajoutez cette communauté dans les paramètres du compte, avec votre unité.',
  askedOften: {
    one: 'Vous avez demandé trois fois aujourd’hui. Réessayez dans {count} minute, ou appelez la gestion.',
    other:
      'Vous avez demandé trois fois aujourd’hui. Réessayez dans {count} minutes, ou appelez la gestion.',
  },
  asked: { title: 'Demande renouvelée', description: '{community} doit la confirmer.' },
  withdrawn: { title: 'Demande retirée', description: '{community} n’a plus à répondre.' },
  waitsFull:
    'Votre unité compte déjà autant de personnes que {community} en admet avec un code : le conseil décidera. Cette page dit ce qui se passe ensuite.',
  waitsNow: '{community} doit d’abord confirmer. Cette page dit ce qui se passe ensuite.',
} as const;
