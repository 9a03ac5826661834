/** Ce que seul le serveur dit des demandes d’adhésion. */
export const doorServer = {
  intentUnknown:
    'Nous n’avons pas compris ce que vous vouliez faire. Utilisez l’un des boutons de cette page.',
  notWaiting: 'Vous n’avez plus de demande en attente pour cette communauté.',
  cannotAsk:
    'Vous n’avez pas encore fait de demande pour cette communauté. Ajoutez la communauté dans les paramètres du compte, en indiquant votre unité.',
  askedOften: {
    one: 'Vous avez envoyé trois demandes aujourd’hui. Réessayez dans {count} minute, ou appelez la gestion.',
    other:
      'Vous avez envoyé trois demandes aujourd’hui. Réessayez dans {count} minutes, ou appelez la gestion.',
  },
  asked: {
    title: 'Demande envoyée',
    description: 'Le conseil {de:community} examinera votre demande.',
  },
  withdrawn: {
    title: 'Demande retirée',
    description: 'Votre demande pour {community} ne sera pas examinée.',
  },
  waitsFull:
    'Votre unité a déjà son nombre maximal de membres : votre demande est donc soumise au conseil {de:community}. Cette page explique la suite.',
  waitsNow:
    'Votre demande est d’abord soumise au conseil {de:community}. Cette page explique la suite.',
} as const;
