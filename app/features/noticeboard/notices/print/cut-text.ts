/** How much room a line break takes, in characters. */
const lineBreak = 50;

/** How much room a text takes, in characters: every line ends somewhere before the edge. */
export const roomOf = (text: string): number =>
  text.length + lineBreak * (text.split('\n').length - 1);

/**
 * A text cut to the room there is, between two words and with three dots at the end; and whether it was
 * cut.
 */
export function cutText(text: string, room: number): { text: string; isCut: boolean } {
  if (roomOf(text) <= room) return { text, isCut: false };
  let left = room;
  let end = 0;
  while (end < text.length && left > 0) {
    left -= text[end] === '\n' ? lineBreak + 1 : 1;
    end += 1;
  }
  const kept = text.slice(0, end).replace(/\s+\S*$/u, '');
  return { text: `${(kept || text.slice(0, end)).trimEnd()} …`, isCut: true };
}
