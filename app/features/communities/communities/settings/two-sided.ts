/** The texts of a community that it may have in both languages. */
export const twoSided = [
  'description',
  'officeHours',
  'acOnApprox',
  'heatOnApprox',
  'fireInspectionApprox',
] as const;
