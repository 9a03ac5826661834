/** The most characters of a report. */
export const reportLength = 500;
