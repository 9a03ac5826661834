/** Confirmer une adresse courriel, et annuler son changement. */
export const address = {
  sendTitle: 'Confirmez votre adresse',
  sendSummary: 'Recevez un courriel avec un lien qui confirme votre adresse.',
  isConfirmed: 'Votre adresse est confirmée. Il n’y a rien à faire.',
  saving: 'Enregistrement…',
  over: 'Ce lien ne fonctionne plus',
  confirm: {
    title: 'Confirmez votre adresse',
    lead: '{email} est-elle votre adresse ? C’est là qu’iront les courriels sur votre compte et votre immeuble.',
    button: 'Oui, c’est la mienne',
    over: 'Chaque lien sert une seule fois, pendant trois jours, tant qu’aucun autre ne le remplace. Les paramètres de votre compte indiquent si votre adresse est confirmée.',
    next: 'Paramètres du compte',
  },
  undo: {
    title: 'Rétablissez votre adresse',
    lead: 'Votre compte revient à {email}, et toutes les sessions ouvertes se ferment. Vous choisissez ensuite un nouveau mot de passe.',
    button: 'La rétablir',
    over: 'Chaque lien sert une seule fois, pendant une semaine. Si vous n’arrivez plus à entrer dans votre compte, choisissez un nouveau mot de passe ou écrivez-nous.',
    next: 'Choisir un nouveau mot de passe',
  },
} as const;
