/** The most bytes of a list of people, uploaded or pasted. */
export const maxImportBytes = 2 * 1024 * 1024;
