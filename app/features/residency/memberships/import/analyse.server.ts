import { kysely } from '#app/lib/db/read.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { mapWithBreaks } from '#app/lib/process/breaks.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Mapping } from './columns.ts';
import { planImport, type KnownPerson, type PlannedPerson } from './plan.ts';
import { rowReader } from './read-people.ts';

/** What a list is compared with: the units of a community, and everybody it may be about. Guards nothing itself. */
export async function registerOf(em: Em, communityId: string) {
  const [units, people] = await Promise.all([
    registeredUnits(em, communityId),
    knownPeople(em, communityId),
  ]);
  return { units, people };
}

/** A unit of a register, with its label there. */
export interface RegisteredUnit {
  id: string;
  label: string;
}

/** The units of a register, by key. Guards nothing itself. */
export async function registeredUnits(
  em: Em,
  communityId: string,
): Promise<Map<string, RegisteredUnit>> {
  const rows = await kysely(em)
    .selectFrom('units')
    .select(['id', 'key', 'label'])
    .where('community', '=', communityId)
    .execute();
  return new Map(rows.map(({ key, ...unit }) => [key, unit]));
}

/** What saving a list would do in a community. Other requests run while it is found out. */
export async function analyse(
  { units, people: known }: Awaited<ReturnType<typeof registerOf>>,
  { rows, mapping }: { rows: string[][]; mapping: Mapping },
) {
  const read = await mapWithBreaks(rows, rowReader(rows, mapping));
  const people = planImport(read.flat(), known);
  /** The units of the list that the register does not know, by key, as the list writes them. */
  const missingUnits = new Map<string, string>();
  for (const { plan, unitKey: key, unit } of people) {
    if (writesUnit(plan) && !units.has(key) && !missingUnits.has(key)) missingUnits.set(key, unit);
  }
  return { people, units, missingUnits };
}

export type Analysis = Awaited<ReturnType<typeof analyse>>;

/**
 * Whether a row would bring somebody into a unit that the register does not know. It is saved only once the
 * unit is in the register; where that has no units, every unit counts as known.
 */
export const needsItsUnit = (
  { plan, unitKey: key }: Pick<PlannedPerson, 'plan' | 'unitKey'>,
  units: ReadonlyMap<string, unknown>,
): boolean => units.size > 0 && !units.has(key) && (plan === 'NEW' || plan === 'UPDATE');

/** Whether saving a row takes its owner into the record: not one that is left to the board. */
export const takesOwner = ({ plan, owner }: Pick<PlannedPerson, 'plan' | 'owner'>): boolean =>
  owner !== null && plan !== 'ERROR' && plan !== 'AT_DOOR' && plan !== 'MEMBER_ELSEWHERE';

/** Whether a row with this plan is written with its unit. */
const writesUnit = (plan: PlannedPerson['plan']) =>
  plan === 'NEW' || plan === 'UPDATE' || plan === 'SAME';

/** Everybody a list may be about: the members, who waits, and who is invited. */
async function knownPeople(em: Em, communityId: string): Promise<KnownPerson[]> {
  const people = kysely(em)
    .selectFrom('user_communities as membership')
    .leftJoin('users as person', 'person.id', 'membership.user')
    .leftJoin('units as unit', 'unit.id', 'membership.unit')
    .select([
      'membership.id',
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
    .select(['further.membership', 'further.condoUnit'])
    .where('membership.community', '=', communityId)
    .where('further.state', '=', 'CONFIRMED')
    .execute();
  const [rows, further] = await Promise.all([people, furtherUnits]);
  const furtherOf = Map.groupBy(further, ({ membership }) => membership);
  return rows.flatMap(({ id, state, condoUnit, tenure, key, ...row }) =>
    state === 'ENDED'
      ? []
      : [
          {
            id,
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
