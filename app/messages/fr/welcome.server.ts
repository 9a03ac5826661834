/** Ce que seul le serveur dit des liens à usage unique. */
export const welcomeServer = {
  disabled:
    'Le compte {email} est désactivé. Demandez d’abord à la personne responsable du site de le réactiver.',
  usedMeanwhile:
    'Ce lien ne fonctionne plus : il vient d’être utilisé, ou votre adresse courriel a changé. Connectez-vous, ou demandez un nouveau lien.',
  done: {
    title: 'Mot de passe enregistré',
    description: 'Bienvenue, {name}. La connexion a réussi.',
  },
} as const;
