import { plain } from './mapping.ts';

/** Whether two names have the same words: case, accents and the order of first and last name do not count. */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one) !== '' && wordsOf(one) === wordsOf(other);

const wordsOf = (name: string): string => plain(name).split(' ').sort().join(' ');
