import type { Language, MembershipState, Tenure } from '#db/enums.ts';
import type { RowPlan } from './columns.ts';
import { nameWords } from './person-name.ts';
import type { ReadPerson } from './read-people.ts';

/** Somebody the community knows: a member, somebody who waits, or an invitation. */
export interface KnownPerson {
  id: string;
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
}

/**
 * What saving a list would do, row by row. Somebody is known by the email address, or else by name
 * and unit; nobody is known twice.
 */
export function planImport(people: ReadPerson[], known: KnownPerson[]): PlannedPerson[] {
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
  // Addresses first, so that a name does not take an invitation that an address further down names.
  const addressed = people.map((person) =>
    person.error || !person.email ? null : take(byEmail.get(person.email)),
  );
  return people.map((person, index) => {
    if (person.error) return { ...person, plan: 'ERROR', known: null };
    const named = () => {
      const same = byName.get(nameKey(person.unitKey, person.name)) ?? [];
      while (same[0] && isTaken.has(same[0].id)) same.shift();
      return same[0];
    };
    const match = addressed[index] ?? take(named());
    if (!match) return { ...person, plan: 'NEW', known: null };
    const kept = { ...person, tenure: tenureFor(person, match) };
    return { ...kept, plan: planFor(kept, match), known: match };
  });
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
