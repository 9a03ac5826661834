/** The most characters of where an activity is. */
export const placeLength = 120;

/** The most people that an activity can have places for. */
export const mostPlaces = 1000;

/** The most tags that a card has room for. */
export const tagsOnCard = 2;
