/** Ce que seul le serveur dit des liens à usage unique. */
export const welcomeServer = {
  disabled:
    'Le compte {email} est désactivé. Demandez d’abord à la personne qui exploite le site de le réactiver.',
  usedMeanwhile: 'Ce lien vient de servir. Connectez-vous avec le mot de passe qui a été choisi.',
  done: {
    title: 'Mot de passe enregistré',
    description: 'Bienvenue, {name}. Votre session est ouverte.',
  },
} as const;
