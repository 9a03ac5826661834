/** Ce que lit l’administration quand les sauvegardes demandent de l’attention. */
export const backupTrouble = {
  warning: 'Sauvegardes à vérifier',
  look: 'Voir ce qui s’est passé',
} as const;
