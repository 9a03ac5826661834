import { z } from 'zod';
import type { Language, Tenure } from '#db/enums.ts';
import { hasAddressSigns, visibleText } from '#app/lib/forms/names.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { ownerFactsIn, type OwnerFacts } from './owner-facts.ts';
import { isPlainOwner, languageIn, tenureIn } from './list-words.ts';
import { nameWords, readsLikeTwo, turnName } from './person-name.ts';
import type { Mapping } from './columns.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** What keeps a row from being saved. */
type RowError =
  | 'unitMissing'
  | 'unitTooLong'
  | 'nameMissing'
  | 'nameTooLong'
  | 'nameSigns'
  | 'emailInvalid'
  | 'twoEmails'
  | 'repeatedEmail'
  | 'repeatedPerson';

/** A person as a row of a list has them. */
export interface ReadPerson {
  /** The number of the row, as a spreadsheet shows it. */
  row: number;
  unit: string;
  unitKey: string;
  /** In the order in which one says it. */
  name: string;
  /** As the list has the name, where it is turned around; null where it is not. */
  writtenName: string | null;
  /** In lower case; null where the row has none. */
  email: string | null;
  phone: string | null;
  /** True where the cell has something that is no phone number. */
  hasOddPhone: boolean;
  tenure: Tenure | null;
  /** Whether the list says owner without saying where they live. */
  isPlainOwner: boolean;
  /** True where the cell has something that is no tenure. */
  hasOddTenure: boolean;
  language: Language | null;
  /** What the row says for the corporation's record of owners; null where it is not about an owner. */
  owner: OwnerFacts | null;
  /** True where the row says something of notices by email that cannot be read, or not since when. */
  hasOddConsent: boolean;
  /** True where the name reads like those of two people, who need a row each. */
  mayBeTwo: boolean;
  error: RowError | null;
  /** The row that has the same person before, for a repetition. */
  sameAs: number | null;
}

const emailSchema = z.email().max(254);

/** The people of a list, one for each row that is not empty, with what is wrong with it. */
export const readPeople = (rows: string[][], mapping: Mapping): ReadPerson[] =>
  rows.flatMap(rowReader(rows, mapping));

/** What reads the rows of a list one by one, in their order: none for an empty row. */
export function rowReader(
  rows: string[][],
  { hasHead, columns }: Mapping,
): (cells: string[], index: number) => ReadPerson[] {
  const head = hasHead ? rows.findIndex((row) => row.length > 0) : -1;
  const emails = new Map<string, number>();
  const named = new Map<string, number>();
  return (cells, index) => {
    if (index <= head || cells.length === 0) return [];
    const cell = (at: number | undefined) => (at === undefined ? '' : visibleText(cells[at] ?? ''));
    const { unit: unitAt, name: nameAt, firstName, lastName } = columns;
    const email = cell(columns.email)
      .replace(/^mailto:/i, '')
      .toLowerCase();
    const whole = cell(nameAt) || `${cell(firstName)} ${cell(lastName)}`.trim();
    const mayBeTwo = readsLikeTwo(cells[nameAt ?? firstName ?? -1] ?? '') || readsLikeTwo(whole);
    const name = mayBeTwo ? whole : turnName(whole);
    const tenure = tenureIn(cell(columns.tenure));
    const phone = phoneIn(cell(columns.phone));
    const unit = cell(unitAt);
    const person = {
      row: index + 1,
      unit,
      // One that is too long is refused below.
      unitKey: unitKey(unit.slice(0, 2 * unitLength)),
      name,
      writtenName: name === whole ? null : whole,
      email: email === '' ? null : email,
      phone,
      hasOddPhone: phone === null && cell(columns.phone) !== '',
      tenure,
      isPlainOwner: isPlainOwner(cell(columns.tenure)),
      hasOddTenure: tenure === null && cell(columns.tenure) !== '',
      language: languageIn(cell(columns.language)),
      ...ownerFactsIn(cell, columns, tenure),
      mayBeTwo,
      sameAs: null,
    };
    const wrong = whatIsWrong(person);
    if (wrong) return [{ ...person, error: wrong }];
    const nameKey = `${person.unitKey}\n${nameWords(person.name)}`;
    const byEmail = person.email === null ? undefined : emails.get(person.email);
    const byName = named.get(nameKey);
    const sameAs = byEmail ?? (person.email === null ? byName : undefined) ?? null;
    if (sameAs !== null) {
      const error =
        byEmail === undefined || byEmail === byName ? 'repeatedPerson' : 'repeatedEmail';
      return [{ ...person, error, sameAs }];
    }
    if (person.email !== null) emails.set(person.email, person.row);
    named.set(nameKey, person.row);
    return [{ ...person, error: null }];
  };
}

function whatIsWrong(person: Pick<ReadPerson, 'unit' | 'unitKey' | 'name' | 'email'>) {
  if (person.unitKey === '') return 'unitMissing';
  if (person.unit.length > unitLength) return 'unitTooLong';
  if (person.name === '') return 'nameMissing';
  if (person.name.length > 120) return 'nameTooLong';
  if (hasAddressSigns(person.name)) return 'nameSigns';
  if (person.email !== null && person.email.split('@').length > 2) return 'twoEmails';
  if (person.email !== null && !emailSchema.safeParse(person.email).success) return 'emailInvalid';
  return null;
}

/** The longest phone number that a profile can have. */
const longestPhone = 40;

/** A phone number as a list writes it; null for what is none, or is too long for a profile. */
export function phoneIn(text: string): string | null {
  // Our own files have an apostrophe before what a spreadsheet would take for a formula.
  const phone = text.replace(/^'/, '').replace(/^tel:/i, '').trim();
  return phone.length <= longestPhone && phone.replace(/\D/g, '').length >= 7 ? phone : null;
}
