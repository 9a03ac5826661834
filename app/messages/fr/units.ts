/** How a unit is written wherever one is shown. */
export const units = {
  numbered: 'Unité {unit}',
  within: 'unité {unit}',
  offices: { board: 'Conseil', management: 'Gestion' },
} as const;
