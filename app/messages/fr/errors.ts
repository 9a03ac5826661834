/** The error page. */
export const errors = {
  restricted: 'Accès restreint',
  loggedOut: 'Il faut vous reconnecter',
  noSuchPage: {
    title: 'Erreur 404 : page introuvable',
    text: 'Il n’y a rien à cette adresse web. La page a peut-être été déplacée, ou l’adresse contient une coquille.',
  },
  notDone: 'Cela n’a pas fonctionné',
  noForms: 'Cela ne peut pas se faire à partir de cette page. Revenez en arrière et réessayez.',
  goBack: 'Revenez en arrière et réessayez.',
  changed: 'Quelque chose a changé entre-temps',
  wait: 'Un peu de patience',
  unavailable: 'Service momentanément interrompu',
  ourFault: {
    title: 'Un problème est survenu de notre côté',
    text: 'Réessayez dans quelques minutes.',
  },
  unreached: {
    title: 'Impossible de joindre le serveur',
    text: 'Vérifiez votre connexion et rechargez cette page.',
  },
  login: 'Connexion / Inscription',
  loginAgain: 'Se connecter',
  goOn: 'Continuer',
  accountSettings: 'Paramètres du compte',
  emergency: 'Urgence',
  home: 'Retour à l’accueil',
} as const;
