/** Letters that are written from right to left, and signs that say so. */
export const rightToLeft =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Signs that begin or end a direction of writing, so that one without its end turns what follows the text. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text without the Unicode controls that change the direction of the text after them. LRM, RLM and ALM stay, which
 * affect a single position: people who write from right to left need them.
 */
export const withoutTurns = (text: string): string => text.replace(turning, '');

/** A name that is isolated already, or a sign that turns. */
const isolatedOrTurning = /\u2068[^\u2066-\u2069]*\u2069|[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A name within a sentence where there is no room for a `<bdi>`, as in one that is made on the server or drawn on
 * paper: one that is written from right to left leaves the words beside it in their places.
 */
export function isolated(name: string): string {
  const plain = name.replace(isolatedOrTurning, (found) => (found[1] ? found : ''));
  return rightToLeft.test(name.replace(isolatedOrTurning, '')) ? `\u2068${plain}\u2069` : plain;
}
