/** The cursor of a row, by the moment it is ordered by. */
export const cursorAt = (moment: Date, id: string): string => `${moment.toISOString()}_${id}`;

/** What an address calls a list's cursors: of the row a page comes after, and before. */
export type CursorNames = readonly [after: string, before: string];

/** The cursors of the main list of a page. */
export const listCursors: CursorNames = ['after', 'before'];

/** The cursors of one's own posts, which share a page with one's listings. */
export const ownPostsCursors: CursorNames = ['posts', 'postsBefore'];
