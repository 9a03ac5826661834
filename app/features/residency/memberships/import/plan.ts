import type { Language, MembershipState, Tenure } from '#db/enums.ts';
import { isLivedIn } from '#app/features/communities/communities/unit-kind.ts';
import type { RowPlan } from './columns.ts';
import { nameWords } from './person-name.ts';
import type { ReadPerson } from './read-people.ts';

/** Somebody the community knows: a member, somebody who waits, or an invitation. */
export interface KnownPerson {
  id: string;
  /** Null of an invitation. */
  userId: string | null;
  state: Extract<MembershipState, 'INVITED' | 'WAITING' | 'CONFIRMED'>;
  name: string;
  email: string | null;
  condoUnit: string;
  /** The keys of their units, the first of them their own. */
  unitKeys: string[];
  tenure: Tenure | null;
  language: Language | null;
  /** Of an invitation. */
  phone: string | null;
}

export interface PlannedPerson extends ReadPerson {
  plan: RowPlan;
  known: KnownPerson | null;
  /** The row with the unit they live in, where this one is about a further unit of theirs; null where there is none. */
  home: PlannedPerson | null;
}

/**
 * What saving a list would do, row by row. Somebody is known by the email address, or else by name
 * and unit; nobody is known twice. Of several rows of one person the first home makes the membership, or the unit that
 * they are known to live in; the others are further units. Who `hasSold` the unit of a row gets nothing by it.
 */
export function planImport(
  people: ReadPerson[],
  known: KnownPerson[],
  hasSold: (person: ReadPerson) => boolean = () => false,
): PlannedPerson[] {
  const byEmail = new Map(known.flatMap((one) => (one.email ? [[one.email, one]] : [])));
  const byName = new Map<string, KnownPerson[]>();
  for (const one of known) {
    for (const key of one.unitKeys) {
      const name = nameKey(key, one.name);
      const same = byName.get(name);
      if (same) same.push(one);
      else byName.set(name, [one]);
    }
  }
  const isTaken = new Set<string>();
  const take = (one: KnownPerson | undefined) => {
    if (!one || isTaken.has(one.id)) return null;
    isTaken.add(one.id);
    return one;
  };
  const rowsOf = Map.groupBy(
    people.filter((person) => !person.error && !hasSold(person)),
    ({ row, sameAs }) => sameAs ?? row,
  );
  const persons = [...rowsOf.values()];
  // Addresses first, so that a name does not take an invitation that an address further down names.
  const addressed = persons.map(([first]) =>
    first?.email ? take(byEmail.get(first.email)) : null,
  );
  const planned = new Map<ReadPerson, PlannedPerson>();
  for (const [index, rows] of persons.entries()) {
    const named = () => {
      for (const { unitKey, name } of rows) {
        const same = byName.get(nameKey(unitKey, name)) ?? [];
        while (same[0] && isTaken.has(same[0].id)) same.shift();
        if (same[0]) return same[0];
      }
      return undefined;
    };
    const match = addressed[index] ?? take(named());
    for (const [read, plan] of planPerson(rows, match)) planned.set(read, plan);
  }
  return people.map(
    (person) =>
      planned.get(person) ?? {
        ...person,
        plan: person.error ? 'ERROR' : 'SOLD',
        known: null,
        home: null,
      },
  );
}

/** The plans of the rows of one person, of which the community knows `match`. */
function planPerson(rows: ReadPerson[], match: KnownPerson | null): Map<ReadPerson, PlannedPerson> {
  const homeRow = homeOf(rows, match);
  const phone = rows.find((row) => row.phone !== null)?.phone ?? null;
  const language = rows.find((row) => row.language !== null)?.language ?? null;
  const home: PlannedPerson | null = homeRow && {
    ...homeRow,
    phone,
    language,
    known: match,
    home: null,
    tenure: match ? tenureFor(homeRow, match) : homeRow.tenure,
    plan: 'NEW',
  };
  if (home && match) home.plan = planFor(home, match);
  return new Map(
    rows.map((row) => [
      row,
      home && row === homeRow
        ? home
        : { ...row, plan: furtherPlanFor(row, { match, home }), known: match, home },
    ]),
  );
}

/**
 * The row of the unit that somebody is invited or belongs to: the one that the community knows, or else the first home.
 * Null where a list has nothing of an invited person but further units: what it leaves out stays.
 */
function homeOf(rows: ReadPerson[], match: KnownPerson | null): ReadPerson | null {
  const isHome = ({ unitKind }: ReadPerson) => isLivedIn(unitKind);
  const own = rows.find(({ unitKey }) => unitKey === match?.unitKeys[0]);
  if (own) return own;
  const known = rows.filter(({ unitKey }) => match?.unitKeys.includes(unitKey));
  if (match?.state === 'INVITED') {
    return rows.find((row) => isHome(row) && !known.includes(row)) ?? null;
  }
  return known[0] ?? rows.find(isHome) ?? rows[0] ?? null;
}

/** What saving does with a row about a further unit. What the board has to decide about a person, it decides whole. */
function furtherPlanFor(
  { unitKey }: ReadPerson,
  { match, home }: { match: KnownPerson | null; home: PlannedPerson | null },
): RowPlan {
  if (match?.unitKeys.includes(unitKey)) return 'FURTHER_SAME';
  const isLeft = home?.plan === 'AT_DOOR' || home?.plan === 'MEMBER_ELSEWHERE';
  return home && isLeft ? home.plan : 'FURTHER';
}

/** A list that only says owner doesn't bring home an owner who is known to live elsewhere. */
const tenureFor = (person: ReadPerson, known: KnownPerson): Tenure | null =>
  person.isPlainOwner && known.tenure === 'OWNER_ELSEWHERE' ? known.tenure : person.tenure;

const nameKey = (unit: string, name: string) => `${unit}\n${nameWords(name)}`;

function planFor(person: ReadPerson, known: KnownPerson): RowPlan {
  if (known.state === 'WAITING') return 'AT_DOOR';
  if (known.state === 'CONFIRMED') {
    if (!known.unitKeys.includes(person.unitKey)) return 'MEMBER_ELSEWHERE';
    const isOwnUnit = known.unitKeys[0] === person.unitKey;
    return isOwnUnit && person.tenure !== null && person.tenure !== known.tenure
      ? 'MEMBER_UPDATE'
      : 'MEMBER_SAME';
  }
  const next = invitationAfter(person, known);
  const compared = ['name', 'email', 'tenure', 'language', 'phone'] as const;
  const isSame =
    person.unitKey === known.unitKeys[0] && compared.every((key) => next[key] === known[key]);
  return isSame ? 'SAME' : 'UPDATE';
}

/** What an invitation says once a row of a list is taken over: what the row leaves out stays. */
export const invitationAfter = (person: ReadPerson, known: KnownPerson) => ({
  name: person.name,
  email: person.email ?? known.email,
  condoUnit: person.unitKey === known.unitKeys[0] ? known.condoUnit : person.unit,
  tenure: person.tenure ?? known.tenure,
  language: person.language ?? known.language,
  phone: person.phone ?? known.phone,
});
