/** Confirmer une adresse courriel, et annuler son changement. */
export const address = {
  sendTitle: 'Confirmez votre adresse',
  sendSummary: 'Recevez une lettre avec un lien qui confirme votre adresse.',
  isConfirmed: 'Votre adresse est confirmée. Il n’y a rien à faire.',
  saving: 'Enregistrement…',
  over: 'Ce lien n’ouvre plus rien',
  confirm: {
    title: 'Confirmez votre adresse',
    lead: '{email} est-elle votre adresse ? C’est là qu’iront les lettres sur votre compte et votre immeuble.',
    button: 'Oui, c’est la mienne',
    over: 'Il sert une seule fois, pendant trois jours, tant qu’aucun autre ne le remplace. Les paramètres de votre compte disent si votre adresse est confirmée.',
    next: 'Paramètres du compte',
  },
  undo: {
    title: 'Reprenez votre adresse',
    lead: 'Votre compte revient à {email}, et toutes les sessions ouvertes se ferment. Vous choisissez ensuite un nouveau mot de passe.',
    button: 'La reprendre',
    over: 'Il sert une seule fois, pendant une semaine. Si vous n’arrivez plus à entrer dans votre compte, choisissez un nouveau mot de passe, ou écrivez-nous.',
    next: 'Choisir un nouveau mot de passe',
  },
} as const;
