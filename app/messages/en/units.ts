/** How a unit is written wherever one is shown. */
export const units = {
  numbered: 'Unit {unit}',
  within: 'Unit {unit}',
  offices: { board: 'Board', management: 'Management office' },
} as const;
