import type { Language, Tenure } from '#db/enums.ts';
import { hasAddressSigns, visibleText } from '#app/lib/forms/names.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { contactsIn, type Contacts } from './contacts.ts';
import { peopleRows } from './head.ts';
import { dayOrderIn } from './list-days.ts';
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
  | 'furtherUnit'
  | 'repeatedPerson';

/** A person as a row of a list has them. */
export interface ReadPerson extends Contacts {
  /** The number of the row, as a spreadsheet shows it. */
  row: number;
  unit: string;
  unitKey: string;
  /** In the order in which one says it. */
  name: string;
  /** As the list has the name, where it is turned around; null where it is not. */
  writtenName: string | null;
  /** The row before that has the same address for somebody else: this person is saved without it. */
  sharesEmailOf: number | null;
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

/** The people of a list, one for each row that is not empty, with what is wrong with it. */
export const readPeople = (rows: string[][], mapping: Mapping): ReadPerson[] =>
  rows.flatMap(rowReader(rows, mapping));

/** What reads the rows of a list one by one, in their order: none for an empty row. */
export function rowReader(
  rows: string[][],
  { hasHead, columns, dayOrder }: Mapping,
): (cells: string[], index: number) => ReadPerson[] {
  const { isPerson } = peopleRows(rows, { hasHead });
  const days = columns.givenOn;
  const written = days === undefined ? [] : rows.filter(isPerson).map((row) => row[days] ?? '');
  const order = dayOrderIn(written).order ?? dayOrder ?? null;
  const emails = new Map<string, ReadPerson>();
  const named = new Map<string, number>();
  return (cells, index) => {
    if (!isPerson(cells, index)) return [];
    const cell = (at: number | undefined) => (at === undefined ? '' : visibleText(cells[at] ?? ''));
    const { unit: unitAt, name: nameAt, firstName, lastName } = columns;
    const whole = cell(nameAt) || `${cell(firstName)} ${cell(lastName)}`.trim();
    const mayBeTwo = readsLikeTwo(cells[nameAt ?? firstName ?? -1] ?? '') || readsLikeTwo(whole);
    const name = mayBeTwo ? whole : turnName(whole);
    const tenure = tenureIn(cell(columns.tenure));
    const unit = cell(unitAt);
    const person = {
      row: index + 1,
      unit,
      // One that is too long is refused below.
      unitKey: unitKey(unit.slice(0, 2 * unitLength)),
      name,
      writtenName: name === whole ? null : whole,
      ...contactsIn(cell(columns.email), cell(columns.phone)),
      sharesEmailOf: null,
      tenure,
      isPlainOwner: isPlainOwner(cell(columns.tenure)),
      hasOddTenure: tenure === null && cell(columns.tenure) !== '',
      language: languageIn(cell(columns.language)),
      ...ownerFactsIn(cell, columns, { tenure, dayOrder: order }),
      mayBeTwo,
      sameAs: null,
    };
    const wrong = whatIsWrong(person);
    if (wrong) return [{ ...person, error: wrong }];
    const nameKey = `${person.unitKey}\n${nameWords(person.name)}`;
    const byEmail = person.email === null ? undefined : emails.get(person.email);
    const byName = named.get(nameKey);
    if (byName !== undefined && (person.email === null || byEmail?.row === byName)) {
      return [{ ...person, error: 'repeatedPerson', sameAs: byName }];
    }
    if (byEmail && nameWords(byEmail.name) === nameWords(person.name)) {
      return [{ ...person, error: 'furtherUnit', sameAs: byEmail.row }];
    }
    named.set(nameKey, person.row);
    if (byEmail) return [{ ...person, email: null, sharesEmailOf: byEmail.row, error: null }];
    const read = { ...person, error: null };
    if (person.email !== null) emails.set(person.email, read);
    return [read];
  };
}

function whatIsWrong(person: Pick<ReadPerson, 'unit' | 'unitKey' | 'name'>) {
  if (person.unitKey === '') return 'unitMissing';
  if (person.unit.length > unitLength) return 'unitTooLong';
  if (person.name === '') return 'nameMissing';
  if (person.name.length > 120) return 'nameTooLong';
  if (hasAddressSigns(person.name)) return 'nameSigns';
  return null;
}
