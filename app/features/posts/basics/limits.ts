/** The most characters of a post's title and of its description. */
export const titleLength = 120;
export const descriptionLength = 5000;

/** The most characters of the reason of a decision: on a post, a person, a notice or a document. */
export const reasonLength = 500;
