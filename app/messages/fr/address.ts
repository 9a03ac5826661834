/** Confirmer une adresse courriel, et annuler son changement. */
export const address = {
  sendTitle: 'Confirmez votre adresse courriel',
  confirmedTitle: 'Votre adresse courriel',
  sendSummary: 'Recevez un courriel avec un lien pour confirmer votre adresse courriel.',
  isConfirmed: 'Votre adresse courriel est confirmée. Vous n’avez rien d’autre à faire.',
  saving: 'Enregistrement…',
  over: 'Ce lien ne fonctionne plus',
  confirm: {
    title: 'Confirmez votre adresse courriel',
    lead: 'Votre adresse courriel est-elle {email} ? Nous y enverrons les courriels au sujet de votre compte et de votre immeuble.',
    button: 'Oui, c’est mon adresse courriel',
    over: 'Chaque lien fonctionne une seule fois. Il expire après trois jours, ou dès que nous en envoyons un autre. Pour savoir si votre adresse courriel est confirmée, ouvrez les paramètres de votre compte.',
    next: 'Paramètres du compte',
  },
  undo: {
    title: 'Rétablir votre ancienne adresse courriel',
    lead: 'Votre compte reprendra l’adresse {email}, et tous les appareils seront déconnectés. Vous choisirez ensuite un nouveau mot de passe.',
    button: 'Rétablir mon adresse courriel',
    over: 'Chaque lien fonctionne une seule fois et expire après une semaine. Si vous n’arrivez plus à vous connecter, choisissez un nouveau mot de passe ou écrivez-nous.',
    next: 'Changer de mot de passe',
  },
} as const;
