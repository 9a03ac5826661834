import { sql, type RawBuilder } from 'kysely';

/**
 * The letters in a row by which an index finds a part of a text (`search_grams` of the database): each three,
 * or the two there are. Null for a single letter, which no index helps with.
 */
export function gramsOf(part: string): string[] | null {
  const letters = [...part.toLowerCase()];
  if (letters.length < 2) return null;
  const size = Math.min(letters.length, 3);
  const starts = letters.slice(0, letters.length - size + 1).keys();
  return [...new Set(Array.from(starts, (start) => letters.slice(start, start + size).join('')))];
}

/** The pattern of `like` for what has a part in it, in small letters. */
export const partPattern = (part: string): string =>
  `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The condition that a text may have a part in it, which an index on `search_grams(text)` answers. Others
 * may meet it too: `like` has the last word.
 */
export function mayHave(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  const grams = gramsOf(part);
  return grams ? sql<boolean>`search_grams(${text}) @> ${grams}::text[]` : sql<boolean>`true`;
}
