/** Ce que lit l’administration pendant qu’un paramètre empêche les courriels de partir. */
export const mailTrouble = {
  warning: 'Les courriels ne partent pas',
  about: {
    UNREACHABLE: 'Le serveur de courriel ne répond pas',
    GREETING: 'Le serveur de courriel refuse notre connexion',
    LOGIN: 'Le serveur de courriel refuse l’identification',
    SENDER: 'Le serveur de courriel refuse l’expéditeur',
    POLICY: 'Le serveur de courriel refuse nos courriels',
  },
} as const;
