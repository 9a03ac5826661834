/** The most characters of a unit's label, wherever one is typed. */
export const unitLength = 40;

/** The most characters of the name of a building. */
export const buildingLength = 60;
