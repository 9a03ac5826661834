/** The most characters of a title and of a description. */
export const titleLength = 120;
export const descriptionLength = 5000;
