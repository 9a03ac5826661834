/** What the parts of the interface say themselves. */
export const ui = {
  optional: '(facultatif)',
  checkForm: 'Vérifiez le formulaire',
  checkFields: { one: 'Vérifiez {count} champ', other: 'Vérifiez {count} champs' },
  breadcrumb: 'Fil d’Ariane',
  close: 'Fermer',
  dismiss: 'Fermer',
  windowLit: 'Vous avez allumé une fenêtre.',
  listStart: 'Retour au début de la liste',
  listEnd: 'Fin de la liste.',
  leaveForm: 'Quitter cette page ? Ce que vous avez écrit n’a pas été enregistré.',
  unavailable:
    'Le site a un problème en ce moment. Ce que vous avez écrit est toujours là : réessayez dans quelques minutes.',
  unreached:
    'Impossible de joindre le serveur. Vérifiez votre connexion Internet. Ce que vous avez écrit est toujours là.',
} as const;
