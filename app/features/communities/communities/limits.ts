/** The most characters of a unit's label, wherever one is typed. */
export const unitLength = 40;
