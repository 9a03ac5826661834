/** Up to the end of the last sentence; '10 a.m.' ends none. */
const sentencesOf = /^.*(?:[.!?…][\u00a0 ]?[»”"')]|(?<![\s.]\p{L})\.|[!?…])(?= )/u;

/**
 * The beginning of a text as one line of at most so many characters: whole sentences where they take half of it or
 * more, else whole words and an ellipsis.
 */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
  if (line.length <= most) return line;
  const shown = line.slice(0, most);
  const [sentences = ''] = sentencesOf.exec(line.slice(0, most + 1)) ?? [];
  if (sentences.length >= most / 2) return sentences;
  const words = shown.slice(0, most - 1).replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
