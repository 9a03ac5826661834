/** Whether a unit is a number, such as '305' or '12B', which is read with the word 'unit'. */
export const isUnitNumber = (unit: string): boolean => /^\d/.test(unit);
