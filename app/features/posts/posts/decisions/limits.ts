/** The most characters of the reason of a decision: on a post, a person, a notice or a document. */
export const reasonLength = 500;

/** How long a moderator can undo a decision on a post, and how long its email is held for that, in milliseconds. */
export const undoMs = 2 * 60 * 1000;
