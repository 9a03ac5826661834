/** Ce que lit l’administration pendant qu’un paramètre empêche les courriels de partir. */
export const mailTrouble = {
  warning: 'Les courriels ne partent pas',
  about: {
    UNREACHABLE: 'Notre serveur de courriel ne répond pas',
    GREETING: 'Notre serveur de courriel refuse la connexion',
    LOGIN: 'Notre serveur de courriel refuse nos identifiants',
    SENDER: 'Notre serveur de courriel refuse l’adresse d’expédition',
    POLICY: 'Notre serveur de courriel refuse nos courriels',
  },
} as const;
