/** What the server alone says when people register, log in and log out. */
export const authServer = {
  invalidCredentials: 'Adresse courriel ou mot de passe incorrect',
  accountDisabled:
    'Ce compte a été désactivé. Si vous croyez que c’est une erreur, écrivez-nous : le lien « Nous joindre » est au bas de la page.',
  emailTaken:
    'Il y a déjà un compte avec cette adresse courriel. Connectez-vous, ou indiquez une autre adresse.',
  welcomeBack: {
    title: 'Quel plaisir de vous revoir !',
    description: 'Bonjour, {name}. La connexion a réussi.',
  },
  registered: {
    title: 'Bienvenue sur The Local Link !',
    description: 'Votre compte a été créé, {name}.',
  },
  loggedOut: { title: 'Déconnexion réussie', description: 'À la prochaine !' },
  logoutFailed: { title: 'Échec de la déconnexion', description: 'Réessayez' },
} as const;
