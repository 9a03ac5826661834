/** The most bytes of one file that a notice or the records shelf takes. */
export const maxFileBytes = 25 * 1024 * 1024;

/** The most bytes of a person’s files that wait for forms still being corrected: a whole notice’s, and one more. */
export const maxWaitingBytes = 6 * maxFileBytes;
