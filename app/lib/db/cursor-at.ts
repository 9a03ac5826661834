/** The cursor of a row, by the moment it is ordered by. */
export const cursorAt = (moment: Date, id: string): string => `${moment.toISOString()}_${id}`;
