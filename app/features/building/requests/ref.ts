const mostLetters = 4;

/**
 * What the references of a community begin with: the initials of its name, and each number in it. 'HP' for
 * 'Hillsview Place', '18N' for '18 Nepean', 'ES' for 'Les Érables du Sud'. 'R' for a name without a Latin letter or a
 * digit.
 */
export function refPrefix(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/giu, 'oe')
    .replace(/æ/giu, 'ae')
    .toUpperCase()
    .match(/[A-Z]+|[0-9]+/g);
  const telling = words?.filter((word) => !articles.has(word)) ?? [];
  const [first = '', ...others] = telling.length > 0 ? telling : (words ?? []);
  const initials = [first, ...others].map((word) => (/\d/.test(word) ? word : word.charAt(0)));
  return initials.join('').slice(0, mostLetters) || 'R';
}

/** Words that a name is not known by, in either language. */
const articles = new Set(['THE', 'OF', 'AT', 'LE', 'LA', 'LES', 'L', 'DE', 'DU', 'DES', 'D']);

/** The reference of a community's request: 'HP-1042'. */
export const refOf = (name: string, number: number): string => `${refPrefix(name)}-${number}`;

/** A reference as somebody typed it or said it, as it is stored. */
export const storedRef = (typed: string): string => typed.trim().toUpperCase();
