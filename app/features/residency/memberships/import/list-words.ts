import type { ConsentAnswer, ConsentWay, Language, Tenure } from '#db/enums.ts';

/** A text in plain small letters: without accents, with single spaces for anything else. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a cell says that there is nothing: it is empty, or has a dash, 'N/A', 'aucun' or 'pas de courriel'. */
export const isNothing = (cell: string): boolean =>
  cell.length < 20 &&
  (/^[-–—.?x]*$/iu.test(cell) ||
    /^(?:n ?a|none|nil|no (?:email|phone)|unknown|(?:aucune?|sans|pas de) (?:courriel|telephone|tel)|aucune?|s ?o|n d|sans objet|neant|inconnue?)$/.test(
      plain(cell),
    ));

/** How English and French lists say what somebody is to a unit, in plain small letters. */
const tenureNames: [Tenure, RegExp][] = [
  [
    'OWNER_ELSEWHERE',
    /^(owner (who )?((lives?|living|residing|resides?) )?elsewhere|owner (who )?doesn t live here|absentee( owner)?|non resident( owner)?|off ?site( owner)?|landlord|investor|owner non resident|owner offsite|proprietaire ((qui )?((habite|habitant|vit|vivant|demeure|reside|residant) )?ailleurs|(qui )?n habite pas ici|non residente?|non occupante?|absente?)|locateur|bailleur)$/,
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
    /^(s|staff|employee|superintendent|super|concierge|manager|personnel|membre du personnel|employee?s?|gestionnaire)$/,
  ],
];

/** How English and French lists say whether an owner agreed to notices by email, in plain small letters. */
const answerNames: [ConsentAnswer, RegExp][] = [
  [
    'AGREED',
    /^(y|yes|agreed|agree|agrees|accepted|consented|o|oui|a accepte|accepte|consent|d accord)$/,
  ],
  ['REFUSED', /^(n|no|refused|refuse|refuses|declined|non|a refuse|paper|papier)$/],
];

const wayNames: [ConsentWay, RegExp][] = [
  ['FORM', /form/],
  ['LETTER', /lett(er|re)/],
  ['EMAIL', /mail|courriel/],
  ['HERE', /\bsite\b/],
];

/** What a word says of notices by email; null where it says nothing we know. */
export function answerIn(text: string): ConsentAnswer | null {
  if (text.length > longestWord) return null;
  const word = plain(text);
  return answerNames.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** How a list says that an answer was given; null for an empty cell. */
export function consentWayIn(text: string): ConsentWay | null {
  if (text === '') return null;
  const words = plain(text.slice(0, longestWord));
  return wayNames.find(([, pattern]) => pattern.test(words))?.[0] ?? 'OTHER';
}

/** The longest word for a tenure or a language. One character can become eighteen in plain letters. */
const longestWord = 60;

/** What a word says that somebody is to a unit; null where it says nothing we know. */
export function tenureIn(text: string): Tenure | null {
  if (text.length > longestWord) return null;
  const word = plain(text);
  return tenureNames.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** Whether a word says owner without saying where they live. */
export const isPlainOwner = (text: string): boolean =>
  text.length <= longestWord &&
  /^(o|own|owners?|co owner|p|proprio|proprietaires?|coproprietaire)$/.test(plain(text));

/** The language that a word names; null where it names neither. */
export function languageIn(text: string): Language | null {
  if (text.length > longestWord) return null;
  const word = plain(text);
  if (/^(en|e|a|eng|english|anglais|an|en ca)$/.test(word)) return 'en';
  return /^(fr|f|fra|fre|french|francais|fr ca)$/.test(word) ? 'fr' : null;
}
