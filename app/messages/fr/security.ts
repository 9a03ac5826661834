/** The page about one's password, e-mail address and sessions. */
export const security = {
  title: 'Mot de passe et connexions',
  lead: 'Protégez votre compte.',
  settings: 'Paramètres du compte',
  password: 'Changer de mot de passe',
  passwordLead: 'Votre connexion ici reste ouverte ; toutes les autres prennent fin.',
  currentPassword: 'Votre mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint:
    'Au moins 6 caractères. L’idéal : quelques mots que personne d’autre ne penserait à réunir.',
  passwordNotChanged: 'Votre mot de passe n’a pas été changé',
  changePassword: 'Changer de mot de passe',
  email: 'Changer d’adresse courriel',
  emailLead:
    'Cette adresse vous sert à vous connecter. Si vous la changez, toutes vos autres connexions prennent fin.',
  newEmail: 'Adresse courriel',
  emailNotChanged: 'Votre adresse courriel n’a pas été changée',
  changeEmail: 'Changer d’adresse courriel',
  saving: 'Enregistrement…',
  sessions: 'Où votre compte est ouvert',
  sessionsLead:
    'Une connexion prend fin après 30 jours sans visite, et après 180 jours au plus tard. Si l’une d’elles n’est pas la vôtre, fermez-la et changez de mot de passe.',
  browserOnSystem: '{browser} sous {system}',
  unknownBrowser: 'Navigateur inconnu',
  thisBrowser: 'Ce navigateur',
  seen: 'Dernière visite : {when}. Connexion : {since}.',
  logOut: 'Déconnecter',
  logOutOf: 'Déconnecter : {browser} (dernière visite : {when})',
  logOutElsewhere: 'Se déconnecter ailleurs',
  onlyHere: 'Votre compte n’est ouvert qu’ici.',
  loggingOut: 'Déconnexion…',
  notLoggedOut: 'Cette connexion est toujours ouverte',
} as const;
