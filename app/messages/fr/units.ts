/** How a unit is written wherever one is shown. */
export const units = {
  numbered: 'Unité {unit}',
  within: 'unité {unit}',
  which: 'Quelle unité est-ce ?',
  isRight: '{unit} est la bonne unité',
  offices: { board: 'Conseil', management: 'Gestion' },
} as const;
