/** Whether a unit is a number, such as '305' or '12B', and so follows the word 'unit'. */
export const isUnitNumber = (unit: string): boolean => /^\d/.test(unit);

/** The stored units of people who have a role in a community. */
const offices = { Board: 'board', 'Management office': 'management' } as const;

/** The office that a unit stands for; null for a home. */
export const officeIn = (unit: string): 'board' | 'management' | null =>
  Object.hasOwn(offices, unit) ? offices[unit as keyof typeof offices] : null;
