/** The most characters of a title, a description and a reason. */
export const titleLength = 120;
export const descriptionLength = 5000;
export const reasonLength = 500;
