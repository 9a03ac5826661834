import type { Language, Tenure, UnitKind } from '#db/enums.ts';
import { hasAddressSigns, visibleText } from '#app/lib/forms/names.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { contactsIn, type Contacts } from './contacts.ts';
import { peopleRows } from './head.ts';
import { dayOrderIn } from './list-days.ts';
import { ownerFactsIn, type OwnerFacts } from './owner-facts.ts';
import { isPlainOwner, languageIn, tenureIn } from './list-words.ts';
import { nameWords, readsLikeTwo, turnName } from './person-name.ts';
import type { Mapping } from './columns.ts';
import { isLivedIn, kindOf } from '#app/features/communities/communities/unit-kind.ts';
import { isAmongNumbers, spoiltReadings } from '#app/features/residency/units/spoilt-label.ts';
import { addressLength } from '../../owners/limits.ts';
import { buildingLength, unitLength } from '#app/features/communities/communities/limits.ts';
import {
  inOneSpelling,
  repeatsNumbers,
  wholeUnit,
} from '#app/features/residency/units/whole-units.ts';

/** What keeps a row from being saved. */
type RowError =
  | 'unitMissing'
  | 'unitTooLong'
  | 'unitSpoilt'
  | 'nameMissing'
  | 'nameTooLong'
  | 'nameSigns'
  | 'repeatedPerson';

/** A person as a row of a list has them. */
export interface ReadPerson extends Contacts {
  /** The number of the row, as a spreadsheet shows it. */
  row: number;
  unit: string;
  unitKey: string;
  /** What the unit is, by the register or else by its label. */
  unitKind: UnitKind;
  /** The building that another column says; empty where none does. */
  building: string;
  /** What the unit may have been, where a spreadsheet has made a day or a number of it. */
  unitReadings: string[];
  /** Whether the unit stood behind another one in the same cell. */
  isBeside: boolean;
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
  /** True where what the row says of notices by email cannot be read, has no day, or has one in the future. */
  hasOddConsent: boolean;
  /** True where the name reads like those of two people, who need a row each. */
  mayBeTwo: boolean;
  error: RowError | null;
  /** The first row that has the same person, with another unit or, for an error, with the same; null for that row. */
  sameAs: number | null;
}

/** The people of a list, one for each row that is not empty, with what is wrong with it. */
export const readPeople = (rows: string[][], mapping: Mapping): ReadPerson[] =>
  rows.flatMap(rowReader(rows, mapping));

/** As much of a cell as is read of a unit, a tenure or a language. */
const longestWord = 100;

/** What the register says of a unit. */
interface KnownUnit {
  kind: UnitKind;
  building: string | null;
}

/**
 * What reads the rows of a list one by one, in their order: none for an empty row. A unit that the register has is no
 * spoilt one.
 */
export function rowReader(
  rows: string[][],
  { hasHead, columns, dayOrder, sameUnits = {} }: Mapping,
  registered: (unitKey: string) => KnownUnit | undefined = () => undefined,
): (cells: string[], index: number) => ReadPerson[] {
  const { isPerson } = peopleRows(rows, { hasHead });
  const days = columns.givenOn;
  const daysInIt = days === undefined ? [] : rows.filter(isPerson).map((row) => row[days] ?? '');
  const order = dayOrderIn(daysInIt).order ?? dayOrder ?? null;
  const emails = new Map<string, ReadPerson>();
  const named = new Map<string, number>();
  const reached = new Map<string, number>();
  /** The first row of the person of a row. */
  const firstOf = new Map<number, number>();
  const units = rows.filter(isPerson).map((row) => row[columns.unit ?? -1] ?? '');
  const context = { isAmongNumbers: isAmongNumbers(units) };
  const spelled = inOneSpelling([]);
  const buildingOf = (row: string[]): string => {
    const building = visibleText((row[columns.building ?? -1] ?? '').slice(0, longestWord));
    return building === '' || building.length > buildingLength ? '' : spelled(building);
  };
  const isRepeated = repeatsNumbers(
    rows.flatMap((row, at) =>
      columns.building !== undefined && isPerson(row, at)
        ? {
            label: (row[columns.unit ?? -1] ?? '').slice(0, longestWord),
            building: buildingOf(row),
          }
        : [],
    ),
  );
  const wholeOf = (label: string, building: string): string =>
    wholeUnit({ label, building }, { isRepeated, buildingIn: (key) => registered(key)?.building });
  const kindOfUnit = (whole: string, label: string): UnitKind =>
    registered(unitKey(whole.slice(0, unitLength)))?.kind ?? kindOf(label);
  return (cells, index) => {
    if (!isPerson(cells, index)) return [];
    // Of a cell that is far too long, only as much is read as shows that it is.
    const written = (at: number | undefined, longest: number) =>
      at === undefined ? '' : (cells[at] ?? '').slice(0, longest);
    const cell = (at: number | undefined, longest = 2 * addressLength) =>
      visibleText(written(at, longest));
    const { unit: unitAt, name: nameAt, firstName, lastName } = columns;
    const nameIn = (at: number | undefined) => cell(at, 300);
    const whole = nameIn(nameAt) || `${nameIn(firstName)} ${nameIn(lastName)}`.trim();
    const mayBeTwo = readsLikeTwo(written(nameAt ?? firstName, 300)) || readsLikeTwo(whole);
    const name = mayBeTwo ? whole : turnName(whole);
    const tenureWord = cell(columns.tenure, longestWord);
    const tenure = tenureIn(tenureWord);
    const contacts = contactsIn(cell(columns.email), cell(columns.phone));
    const building = buildingOf(cells);
    const [number = '', ...beside] = unitsInCell(cell(unitAt, 3 * longestWord));
    const asWritten = wholeOf(number, building);
    const unit = sameUnits[unitKey(asWritten.slice(0, unitLength))] ?? asWritten;
    const person = {
      row: index + 1,
      unit,
      // One that is too long is refused below.
      unitKey: unitKey(unit.slice(0, 2 * unitLength)),
      unitKind: kindOfUnit(unit, number),
      building,
      unitReadings: registered(unitKey(unit.slice(0, unitLength)))
        ? []
        : (spoiltReadings(unit, context) ?? []),
      isBeside: false,
      name,
      writtenName: name === whole ? null : whole,
      ...contacts,
      sharesEmailOf: null,
      tenure,
      isPlainOwner: isPlainOwner(tenureWord),
      hasOddTenure: tenure === null && tenureWord !== '',
      language: languageIn(cell(columns.language, longestWord)),
      ...ownerFactsIn(cell, columns, { tenure, email: contacts.email, dayOrder: order }),
      mayBeTwo,
      sameAs: null,
    };
    const wrong = whatIsWrong(person);
    if (wrong) return [{ ...person, error: wrong }];
    const read = place(person);
    if (beside.length === 0) return [read];
    const first = firstOf.get(read.sameAs ?? read.row) ?? read.sameAs ?? read.row;
    const others = beside.flatMap((label): ReadPerson[] => {
      const whole = wholeOf(label, building);
      const other = {
        ...read,
        unit: whole,
        unitKey: unitKey(whole),
        unitKind: kindOfUnit(whole, label),
        unitReadings: [],
        isBeside: true,
        sameAs: first,
        owner: read.owner && { ...read.owner, consent: null },
      };
      const name = nameKeyOf(other);
      if (named.has(name)) return [];
      named.set(name, read.row);
      return [{ ...other, error: whatIsWrong(other) }];
    });
    // A home that the person has already is only there to say whose the others are.
    return read.error === 'repeatedPerson' && others.length > 0 ? others : [read, ...others];
  };

  /** A row with what the rows before it say about the same person. */
  function place(person: Omit<ReadPerson, 'error'>): ReadPerson {
    const nameKey = nameKeyOf(person);
    const byEmail = person.email === null ? undefined : emails.get(person.email);
    const byName = named.get(nameKey);
    const reachKey = reachKeyOf(person);
    const first = reachKey === null ? undefined : reached.get(reachKey);
    if (byName !== undefined && (person.email === null || first !== undefined)) {
      return { ...person, error: 'repeatedPerson', sameAs: byName };
    }
    named.set(nameKey, person.row);
    const isOthers = byEmail !== undefined && nameWords(byEmail.name) !== nameWords(person.name);
    const email = isOthers ? null : person.email;
    if (first !== undefined) {
      firstOf.set(person.row, first);
      return { ...person, email, error: null, sameAs: first };
    }
    if (reachKey !== null) reached.set(reachKey, person.row);
    if (isOthers) return { ...person, email, sharesEmailOf: byEmail.row, error: null };
    const read = { ...person, error: null };
    if (person.email !== null) emails.set(person.email, read);
    return read;
  }
}

/** The units of a cell: a home with the parking spaces and lockers behind it, such as '305 / P-12', or just one. */
function unitsInCell(cell: string): string[] {
  const [home = '', ...others] = cell.split(/\s*(?:[/&+;,]|\s(?:and|et)\s)\s*/u);
  const isHomeWithOthers =
    others.length > 0 &&
    isLivedIn(kindOf(home)) &&
    others.every((other) => ['PARKING', 'LOCKER'].includes(kindOf(other)));
  return isHomeWithOthers ? [home, ...others] : [cell];
}

const nameKeyOf = ({ unitKey: key, name }: Pick<ReadPerson, 'unitKey' | 'name'>): string =>
  `${key}\n${nameWords(name)}`;

/** A person as their rows tell who it is: by name with the address or else the phone number; null without either. */
function reachKeyOf({ name, email, phone }: Pick<ReadPerson, 'name' | 'email' | 'phone'>) {
  const by = email ?? phone?.replace(/\D/g, '') ?? null;
  return by === null ? null : `${nameWords(name)}\n${by}`;
}

function whatIsWrong(person: Pick<ReadPerson, 'unit' | 'unitKey' | 'unitReadings' | 'name'>) {
  if (person.unitKey === '') return 'unitMissing';
  if (person.unitReadings.length > 0) return 'unitSpoilt';
  if (person.unit.length > unitLength) return 'unitTooLong';
  if (person.name === '') return 'nameMissing';
  if (person.name.length > 120) return 'nameTooLong';
  if (hasAddressSigns(person.name)) return 'nameSigns';
  return null;
}
