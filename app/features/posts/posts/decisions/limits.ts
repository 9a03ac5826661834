/** The most characters of the reason of a decision: on a post, a person, a notice or a document. */
export const reasonLength = 500;
