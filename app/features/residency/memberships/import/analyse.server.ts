import { kysely } from '#app/lib/db/read.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { UnitKind } from '#db/enums.ts';
import { guessBuildings, withGuess } from '#app/features/residency/units/guess-buildings.ts';
import type { UnitToAdd } from '#app/features/residency/units/unit-ranges.ts';
import { inOneSpelling } from '#app/features/residency/units/whole-units.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isSameOwner } from '../../owners/from-list.server.ts';
import { currentOwners, formerOwners, type OwnerRow } from '../../owners/queries.server.ts';
import { letOthersRun, mapWithBreaks } from '#app/lib/process/breaks.server.ts';
import { floorOf, unitKey } from '#app/features/communities/communities/unit.ts';
import type { Mapping } from './columns.ts';
import { planImport, type KnownPerson, type PlannedPerson } from './plan.ts';
import { rowReader, type ReadPerson } from './read-people.ts';

/** What a list is compared with: the units of a community, and everybody it may be about. Guards nothing itself. */
export async function registerOf(em: Em, communityId: string) {
  const [units, people, former, current] = await Promise.all([
    registeredUnits(em, communityId),
    knownPeople(em, communityId),
    formerOwners(em, communityId),
    currentOwners(em, communityId),
  ]);
  return { units, people, owners: { former, current } };
}

type ListedRegister = Awaited<ReturnType<typeof registerOf>>;

/** A unit of a register, with its label there. */
export interface RegisteredUnit {
  id: string;
  label: string;
  kind: UnitKind;
  building: string | null;
}

/** The units of a register, by key. Guards nothing itself. */
export async function registeredUnits(
  em: Em,
  communityId: string,
): Promise<Map<string, RegisteredUnit>> {
  const rows = await kysely(em)
    .selectFrom('units')
    .select(['id', 'key', 'label', 'kind', 'building'])
    .where('community', '=', communityId)
    .execute();
  return new Map(rows.map(({ key, ...unit }) => [key, unit]));
}

/**
 * What saving a list would do in a community. Other requests run while it is found out. `locale` is the language in
 * which a building is named that is guessed.
 */
export async function analyse(
  { units, people: known, owners }: ListedRegister,
  { rows, mapping }: { rows: string[][]; mapping: Mapping },
  locale: Locale,
) {
  await letOthersRun();
  const read = await mapWithBreaks(
    rows,
    rowReader(rows, mapping, (key) => units.get(key)),
  );
  await letOthersRun();
  const people = planImport(read.flat(), known, (person) => hasSold(person, owners));
  await letOthersRun();
  /** The units of the list that the register does not know, by key, as the list writes them. */
  const missing = new Map<string, PlannedPerson>();
  for (const person of people) {
    const { plan, unitKey: key } = person;
    if (key !== '' && writesUnit(plan) && !units.has(key) && !missing.has(key)) {
      missing.set(key, person);
    }
  }
  return { people, units, missingUnits: missingUnits(missing, units, locale), owners };
}

/** A unit of a list that the register does not know, as it would be added. */
interface MissingUnit extends UnitToAdd {
  /** Whether its building is guessed from its label. */
  isGuess: boolean;
}

/** The units that a register does not know, by key, with what the list or else their label says of them. */
function missingUnits(
  missing: Map<string, PlannedPerson>,
  register: Map<string, RegisteredUnit>,
  locale: Locale,
): Map<string, MissingUnit> {
  const spelled = inOneSpelling([...register.values()].flatMap(({ building }) => building ?? []));
  const units = [...missing].map(([key, { unit, unitKind, building }]) => ({
    key,
    label: unit,
    kind: unitKind,
    building: building === '' ? null : spelled(building),
    floor: floorOf(unit),
  }));
  const guesses = guessBuildings([...register.values(), ...units], (name) =>
    translate(locale, 'unitsDesk.tower', { name }),
  );
  return new Map(units.map(({ key, ...unit }) => [key, withGuess(unit, guesses.get(key))]));
}

export type Analysis = Awaited<ReturnType<typeof analyse>>;

/**
 * Whether a row would bring somebody into a unit that the register does not know, or is about a further unit of
 * somebody whose own row would. It is saved only once the unit is in the register; where that has no units, every unit
 * counts as known.
 */
export const needsItsUnit = (
  { plan, unitKey: key, home }: Pick<PlannedPerson, 'plan' | 'unitKey' | 'home'>,
  units: ReadonlyMap<string, unknown>,
): boolean =>
  (units.size > 0 && !units.has(key) && bringsIn.has(plan)) ||
  (home?.plan === 'NEW' && needsItsUnit(home, units));

/** What happens to rows that bring somebody into a unit. */
const bringsIn: ReadonlySet<PlannedPerson['plan']> = new Set(['NEW', 'UPDATE', 'FURTHER']);

/**
 * Whether saving a row takes its owner into the record: not one that is left to the board, nor one who has sold the
 * unit, unless the list has an answer of theirs that is newer.
 */
export function takesOwner(
  { plan, owner, known, home, unitKey: key, name }: PlannedPerson,
  { former, current }: ListedRegister['owners'],
): boolean {
  if (!owner || leavesRecord.has(plan)) return false;
  const listed = { membershipId: (home?.known ?? known)?.id ?? null, name };
  const isThisOwner = (one: OwnerRow) => one.key === key && isSameOwner(one, listed);
  if (current.some(isThisOwner)) return true;
  const sold = former.filter(isThisOwner).map(({ endedOn }) => endedOn ?? '');
  const givenOn = owner.consent?.givenOn ?? '';
  return sold.every((endedOn) => givenOn > endedOn);
}

/** The plans of rows that the record of owners has nothing from. */
const leavesRecord: ReadonlySet<PlannedPerson['plan']> = new Set([
  'ERROR',
  'AT_DOOR',
  'MEMBER_ELSEWHERE',
  'SOLD',
]);

/**
 * Whether a row names an owner who has sold its unit since. Such a row changes nothing, so that an old list can't
 * return a unit to its seller. A row with a newer answer of theirs, or about a tenant, doesn't count.
 */
function hasSold(
  { unitKey: key, name, tenure, owner }: ReadPerson,
  { former, current }: ListedRegister['owners'],
): boolean {
  if (tenure === 'TENANT' || tenure === 'STAFF') return false;
  const isTheirs = (one: OwnerRow) =>
    one.key === key && isSameOwner(one, { membershipId: null, name });
  const sold = former.filter(isTheirs);
  const givenOn = owner?.consent?.givenOn ?? '';
  return (
    sold.length > 0 &&
    !current.some(isTheirs) &&
    sold.every(({ endedOn }) => givenOn <= (endedOn ?? ''))
  );
}

/** Whether a row with this plan is written with its unit. */
const writesUnit = (plan: PlannedPerson['plan']) => bringsIn.has(plan) || plan === 'SAME';

/** Everybody a list may be about: the members, who waits, and who is invited. */
async function knownPeople(em: Em, communityId: string): Promise<KnownPerson[]> {
  const people = kysely(em)
    .selectFrom('user_communities as membership')
    .leftJoin('users as person', 'person.id', 'membership.user')
    .leftJoin('units as unit', 'unit.id', 'membership.unit')
    .select([
      'membership.id',
      'membership.user as userId',
      'membership.state',
      'membership.condoUnit',
      'membership.tenure',
      'membership.inviteeName',
      'membership.inviteeEmail',
      'membership.inviteeLanguage',
      'membership.inviteePhone',
      'person.name',
      'person.email',
      'unit.key',
    ])
    .where('membership.community', '=', communityId)
    .where((is) =>
      is.or([
        is('membership.state', 'in', ['INVITED', 'WAITING']),
        isCurrentMembership('membership'),
      ]),
    )
    .orderBy('membership.createdAt')
    .orderBy('membership.id')
    .execute();
  const furtherUnits = kysely(em)
    .selectFrom('further_units as further')
    .innerJoin('user_communities as membership', 'membership.id', 'further.membership')
    .select(['further.membership as membershipId', 'further.condoUnit'])
    .where('membership.community', '=', communityId)
    .where('further.state', '=', 'CONFIRMED')
    .execute();
  const [rows, further] = await Promise.all([people, furtherUnits]);
  const furtherOf = Map.groupBy(further, ({ membershipId }) => membershipId);
  return rows.flatMap(({ id, userId, state, condoUnit, tenure, key, ...row }) =>
    state === 'ENDED'
      ? []
      : [
          {
            id,
            userId,
            state,
            condoUnit,
            tenure,
            name: row.name ?? row.inviteeName ?? '',
            email: (row.email ?? row.inviteeEmail)?.toLowerCase() ?? null,
            language: row.inviteeLanguage,
            phone: row.inviteePhone,
            unitKeys: [
              key ?? unitKey(condoUnit),
              ...(furtherOf.get(id) ?? []).map((one) => unitKey(one.condoUnit)),
            ],
          },
        ],
  );
}
