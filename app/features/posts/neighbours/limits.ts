/** How short and how long a letter may be, in characters. */
export const shortestLetter = 10;
export const longestLetter = 2000;
/** How many letters a person sends within an hour and a day. */
export const mostAnHour = 5;
export const mostADay = 20;
/** How long a letter is kept, so that it can be reported. */
export const keptDays = 90;
