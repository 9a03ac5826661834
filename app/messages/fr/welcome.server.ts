/** Ce que seul le serveur dit des liens à usage unique. */
export const welcomeServer = {
  disabled:
    'Le compte {email} est désactivé. Demandez d’abord à la personne responsable du site de le réactiver.',
  usedMeanwhile: 'Ce lien a déjà servi. Connectez-vous avec le mot de passe qui a été choisi.',
  done: {
    title: 'Mot de passe enregistré',
    description: 'Bienvenue, {name}. La connexion a réussi.',
  },
} as const;
