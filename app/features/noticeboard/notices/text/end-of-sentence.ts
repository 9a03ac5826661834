const ending = /[.!?]["»”)]*(?=\s+["«“(]*\p{Lu}|\s*$)/gu;

/**
 * Where the last whole sentence within the first `most` letters of a text ends; `most` itself where less than half of
 * them would be left.
 */
export function endOfSentence(text: string, most: number): number {
  const ends = [...text.matchAll(ending)].map(({ 0: sign, index }) => index + sign.length);
  return ends.findLast((end) => end <= most && end >= most / 2) ?? most;
}
