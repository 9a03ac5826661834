/** Ce que lit l’administration pendant qu’un paramètre empêche les courriels de partir. */
export const mailTrouble = {
  title: 'Les courriels ne partent pas',
  warning: 'Les courriels ne partent pas',
  about: {
    UNREACHABLE: 'Le serveur de courriel ne répond pas',
    GREETING: 'Le serveur de courriel refuse notre connexion',
    LOGIN: 'Le serveur de courriel refuse l’identification',
    SENDER: 'Le serveur de courriel refuse l’expéditeur',
    POLICY: 'Le serveur de courriel refuse nos courriels',
  },
  toDo: {
    UNREACHABLE: 'Vérifiez l’hôte et le port dans SMTP_URL, ainsi que le pare-feu.',
    GREETING:
      'Vérifiez l’hôte dans SMTP_URL, et demandez à votre service de courriel s’il a bloqué ce serveur.',
    LOGIN: 'Vérifiez l’utilisateur et le mot de passe dans SMTP_URL.',
    SENDER:
      'Vérifiez MAIL_FROM : ce doit être une adresse que votre service de courriel vous permet d’utiliser.',
    POLICY:
      'Demandez à votre service de courriel si ce serveur peut envoyer à toute adresse par son entremise.',
  },
  kept: {
    one: '{count} courriel, depuis le {when}. Il est tenté de nouveau pendant une journée, puis abandonné.',
    other:
      '{count} courriels, depuis le {when}. Ils sont tentés de nouveau pendant une journée, puis abandonnés.',
  },
  retryRefused: 'Les réessayer tous maintenant',
} as const;
