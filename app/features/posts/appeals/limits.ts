/** The most characters of an appeal. */
export const appealLength = 1000;
