/** How a unit is written wherever one is shown. */
export const units = {
  numbered: 'Unit {unit}',
} as const;
