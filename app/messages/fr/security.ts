/** The page about one's password, e-mail address and sessions. */
export const security = {
  title: 'Mot de passe et connexions',
  lead: 'Protégez votre compte.',
  settings: 'Paramètres du compte',
  password: 'Changer de mot de passe',
  passwordLead: 'Cet appareil restera connecté ; tous les autres seront déconnectés.',
  currentPassword: 'Votre mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint:
    'Au moins 6 caractères. L’idéal : quelques mots que personne d’autre ne penserait à réunir.',
  passwordNotChanged: 'Votre mot de passe n’a pas été changé',
  changePassword: 'Changer de mot de passe',
  email: 'Changer d’adresse courriel',
  emailLead:
    'Vous utilisez cette adresse pour vous connecter. Si vous la changez, tous vos autres appareils seront déconnectés.',
  newEmail: 'Adresse courriel',
  emailNotChanged: 'Votre adresse courriel n’a pas été changée',
  changeEmail: 'Changer d’adresse courriel',
  saving: 'Enregistrement…',
  sessions: 'Appareils connectés à votre compte',
  sessionsLead:
    'Chaque appareil est déconnecté après 30 jours sans visite, et après 180 jours dans tous les cas. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez de mot de passe.',
  browserOnSystem: '{browser} sous {system}',
  unknownBrowser: 'Navigateur inconnu',
  thisBrowser: 'Cet appareil',
  seen: 'Dernière visite : {when}. Connexion le {since}.',
  logOut: 'Déconnecter',
  logOutOf: 'Déconnecter {browser} (dernière visite : {when})',
  logOutElsewhere: 'Déconnecter les autres appareils',
  onlyHere: 'Votre compte n’est ouvert que sur cet appareil.',
  loggingOut: 'Déconnexion…',
  notLoggedOut: 'L’appareil n’a pas été déconnecté',
} as const;
