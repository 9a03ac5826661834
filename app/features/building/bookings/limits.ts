/** The most characters of a place's name, of its rules, and of what people write to each other about a booking. */
export const nameLength = 80;
export const rulesLength = 3000;
export const wordsLength = 500;

/** How many pictures a place has. */
export const mostPictures = 1;

/** The most places of a community, and the most of any of them at the same time. */
export const mostPlaces = 40;
export const mostSeats = 100;

/** How far ahead a place can be booked, in days, and the most nights of one booking. */
export const mostAheadDays = 365;
export const mostNights = 14;

/** Longer than any booking, in days: what began before that is over. */
export const longestDays = 40;

/** The most hours before its start that a place asks for, and the most times of a weekday. */
export const mostHours = 24 * 30;
export const mostTimes = 12;

/** The most days on which a place is closed. */
export const mostClosedDays = 100;

/** How long what is personal about a booking is kept after its end. */
export const keptYears = 2;
