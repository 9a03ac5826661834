const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Shorter words have too many neighbours, and longer ones are no words of a text. */
const [shortest, longest] = [5, 20];

/**
 * Every spelling that is one slip away from a folded word: a letter too many, one missing, a wrong one, or two
 * in the wrong order. None for a short word, and for what has digits: unit 305 is not unit 306.
 */
export function nearSpellings(word: string): string[] {
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return [];
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      near.add(before + letter + after);
      if (after !== '') near.add(before + letter + after.slice(1));
    }
    near.add(before + after.slice(1));
    if (after.length > 1) near.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  near.delete(word);
  return [...near];
}
