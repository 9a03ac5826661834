import { sql, type RawBuilder } from 'kysely';
import { foldLetters } from '../i18n/letters.ts';

/**
 * The letters in a row by which an index finds a part of a text (`search_grams` of the database): each three,
 * or the two there are. Null for a single letter, which no index helps with.
 */
export function gramsOf(part: string): string[] | null {
  const letters = [...foldLetters(part)];
  if (letters.length < 2) return null;
  const size = Math.min(letters.length, 3);
  const starts = letters.slice(0, letters.length - size + 1).keys();
  return [...new Set(Array.from(starts, (start) => letters.slice(start, start + size).join('')))];
}

/** The pattern of `like` for what has a part in it, in folded letters. */
export const partPattern = (part: string): string =>
  `%${foldLetters(part).replace(/[\\%_]/g, '\\$&')}%`;

/** The condition that a name or title has a part in it, whatever capitals and accents. */
export const hasPart = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`search_letters(${text}) like ${partPattern(part)}`;

/** The condition that a phone number has these digits, seven or more, whatever signs stand between them. */
export function hasNumber(phone: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const digits = typed.replace(/\D/g, '');
  return digits.length < 7 || /\p{L}/u.test(typed)
    ? sql<boolean>`false`
    : sql<boolean>`regexp_replace(${phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`;
}

/**
 * The condition that a text may have a part in it, which an index on `search_grams(text)` answers. Others
 * may meet it too: `hasPart` has the last word.
 */
export function mayHave(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  const grams = gramsOf(part);
  return grams ? sql<boolean>`search_grams(${text}) @> ${grams}::text[]` : sql<boolean>`true`;
}
