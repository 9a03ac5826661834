/** The error page. */
export const errors = {
  restricted: 'Accès restreint',
  loggedOut: 'Il faut vous reconnecter',
  noSuchPage: {
    title: 'Erreur 404 : page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse contient une coquille.',
  },
  notDone: 'Cela n’a pas fonctionné',
  noForms: 'Cette page n’accepte pas de formulaire.',
  goBack: 'Revenez en arrière et réessayez.',
  changed: 'Quelque chose a changé entre-temps',
  wait: 'Un peu de patience',
  unavailable: 'Service momentanément interrompu',
  ourFault: {
    title: 'Un problème est survenu de notre côté',
    text: 'Vous n’y êtes pour rien. Réessayez dans un moment.',
  },
  unreached: {
    title: 'Impossible de joindre le serveur',
    text: 'Vérifiez votre connexion et rechargez cette page.',
  },
  darkHouse: 'Une rangée d’immeubles sombres, avec une seule fenêtre allumée.',
  login: 'Connexion / Inscription',
  loginAgain: 'Se connecter',
  goOn: 'Continuer',
  accountSettings: 'Paramètres du compte',
  emergency: 'Urgence',
  home: 'Retour à l’accueil',
} as const;
