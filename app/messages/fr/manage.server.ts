/** Ce que seul le serveur dit du bureau. */
export const manageServer = {
  loginFirst: 'Connectez-vous comme membre du conseil ou gestionnaire.',
  moderatorsOnly: 'Cet espace est réservé au conseil et à la gestion de la communauté.',
} as const;
