/** The most characters of a notice's title and text, and the most files it has. */
export const titleLength = 150;
export const contentLength = 10_000;
export const mostFiles = 5;
/** The most characters of the sentence that says that an emergency is over. */
export const overWordsLength = 300;
