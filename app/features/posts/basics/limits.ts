/** The most characters of a post's title and of its description. */
export const titleLength = 120;
export const descriptionLength = 5000;
