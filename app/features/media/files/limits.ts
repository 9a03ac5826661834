/** The most bytes of one file that a notice or the records shelf takes. */
export const maxFileBytes = 25 * 1024 * 1024;
