/** The most characters of a request and of a message about one. */
export const requestLength = 2000;
export const messageLength = 2000;
/** The most characters of a canned answer's title, and of who lets a contractor in. */
export const answerTitleLength = 80;
export const letsInLength = 200;
/** The most photos of a request. */
export const mostRequestPhotos = 5;
/** For how many days after its end a request can be opened again, and be written about. */
export const reopenDays = 14;
/** After how many days without an answer, or without anything happening, the desk is told of a request. */
export const quietDays = 3;
/** For how many years after its end the personal words of a request are kept. */
export const keptYears = 2;
/** How many requests, and how many messages about them, a person sends within an hour. */
export const requestsAnHour = 20;
export const messagesAnHour = 40;
/** The first number that a request of a community gets. */
export const firstNumber = 1001;
/**
 * What the form and a call send for the author's own unit instead of a place; for a further one of theirs, its label
 * follows: 'unit:412'.
 */
export const ownUnit = 'unit';
/** The most characters of a common place's name, and the most such places of a community. */
export const placeNameLength = 80;
export const mostPlaces = 200;

/** How long a merge can be undone, and its emails are held for that, in milliseconds. */
export const undoMergeMs = 2 * 60 * 1000;
