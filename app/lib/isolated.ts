/** Letters that are written from right to left, and signs that say so. */
export const rightToLeft =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name within a sentence where there is no room for a `<bdi>`, as in one that is made on the server or drawn on
 * paper: one that is written from right to left leaves the words beside it in their places.
 */
export const isolated = (name: string): string =>
  rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
