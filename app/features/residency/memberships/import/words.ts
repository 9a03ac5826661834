import type { Tenure } from '#db/enums.ts';

/** A text in plain small letters: without accents, with single spaces for anything else. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The longest word for a tenure or a language. One character can become eighteen in plain letters. */
export const longestWord = 60;

/** How English and French lists say what somebody is to a unit, in plain small letters. */
const tenureNames: [Tenure, RegExp][] = [
  [
    'OWNER_ELSEWHERE',
    /^(owner elsewhere|owner living elsewhere|absentee( owner)?|non resident( owner)?|off ?site( owner)?|landlord|investor|owner non resident|owner offsite|proprietaire (ailleurs|non residente?|non occupante?|absente?|qui habite ailleurs)|locateur|bailleur)$/,
  ],
  [
    'OWNER',
    /^(o|own|owner|owners|owner occupied|owner occupier|resident owner|co owner|p|proprio|proprietaire|proprietaires|coproprietaire|proprietaire occupante?)$/,
  ],
  [
    'TENANT',
    /^(t|tenant|tenants|renter|rental|lessee|rented|l|locataire|locataires|sous locataire)$/,
  ],
  [
    'STAFF',
    /^(s|staff|employee|superintendent|super|concierge|manager|personnel|employee?s?|gestionnaire)$/,
  ],
];

/** What a word says that somebody is to a unit; null where it says nothing we know. */
export function tenureIn(text: string): Tenure | null {
  if (text.length > longestWord) return null;
  const word = plain(text);
  return tenureNames.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}
