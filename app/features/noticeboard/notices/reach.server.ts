import { livedInKinds } from '#db/enums.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { Unit, type CondoNotice } from '#db/entities/index.ts';
import { floorOf, unitKey } from '#app/features/communities/communities/unit.ts';
import { recipientsIn } from '#app/features/mail/outbox/queue-letters.server.ts';
import { unknownUnits } from '#app/features/residency/units/unknown-units.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { floorsText, type AudienceWords } from './audience/audience-words.ts';
import { isInAudience, readerOf, unitsOfAudience, type AudienceOf } from './audience/audience.ts';
import { parseUnits, resolveUnits } from './audience/audience-units.ts';
import type { WholeAudience } from './several/several.ts';

export type Reach = Awaited<ReturnType<typeof reachOf>>;

/**
 * How many members a notice is for, in how many homes, how many of them are of an office, how many homes it is for in
 * which nobody has an account to read it with, and how many people get it by email. `onlySay` is how many members it
 * is not for, because nobody confirmed the owner or tenant they say they are. The caller has checked who asks.
 */
export const reachOf = async (em: Em, communityId: string, notice: ReachedNotice) =>
  reachIn(await readMembers(em, communityId, notice), notice);

/** The same, with how many members each audience has that needs no list. */
export async function reachOfEach(em: Em, communityId: string, notice: ReachedNotice) {
  const members = await readMembers(em, communityId, notice);
  const peopleOf = (audience: WholeAudience) =>
    peopleIn(members.lived, wholeOf(audience)).people.size;
  return {
    reach: reachIn(members, notice),
    people: {
      EVERYONE: peopleOf('EVERYONE'),
      OWNERS: peopleOf('OWNERS'),
      TENANTS: peopleOf('TENANTS'),
    } satisfies Record<WholeAudience, number>,
  };
}

const wholeOf = (audience: WholeAudience) => ({
  audience,
  audienceFloors: [],
  audienceUnitKeys: [],
});

/** The ids of the members of each community that an audience without a list has. The caller has checked who asks. */
export async function peopleOfEach(
  em: Em,
  communityIds: string[],
  audience: WholeAudience,
): Promise<Map<string, Set<string>>> {
  const lived = livedIn(await unitsOf(em, communityIds));
  return new Map(
    communityIds.map((id) => {
      const here = lived.filter(({ communityId }) => communityId === id);
      return [id, peopleIn(here, wholeOf(audience)).people];
    }),
  );
}

type ReachedNotice = AudienceOf & Pick<CondoNotice, 'kind'>;
type Members = Awaited<ReturnType<typeof readMembers>>;

async function readMembers(em: Em, communityId: string, { kind }: Pick<CondoNotice, 'kind'>) {
  const [rows, registered, recipients] = await Promise.all([
    unitsOfMembers(em, communityId),
    kysely(em)
      .selectFrom('units')
      .select(['label', 'key', 'floor'])
      .where('community', '=', communityId)
      .where('kind', 'in', livedInKinds)
      .execute(),
    recipientsIn(em, communityId, 'NOTICES', { always: kind === 'EMERGENCY' }),
  ]);
  return { lived: livedIn(rows), registered, recipients };
}

/** The rows that have a person. */
const livedIn = (rows: Awaited<ReturnType<typeof unitsOf>>) =>
  rows.flatMap((row) => (row.userId === null ? [] : [{ ...row, userId: row.userId }]));

/** The members a notice is for, and how many only say that they belong to them. */
function peopleIn(lived: Members['lived'], audience: AudienceOf) {
  const people = new Set<string>();
  let onlySay = 0;
  for (const [userId, own] of Map.groupBy(lived, (row) => row.userId)) {
    const says = own.map((one) => ({ ...one, tenure: one.tenure ?? one.claimedTenure }));
    if (isInAudience(audience, readerOf(own))) people.add(userId);
    else if (isInAudience(audience, readerOf(says))) onlySay += 1;
  }
  return { people, onlySay };
}

function reachIn({ lived, registered, recipients }: Members, audience: AudienceOf) {
  const { people, onlySay } = peopleIn(lived, audience);
  const homes = unitsOfAudience(audience, registered, lived);
  const reached = homes.filter(({ personIds }) => personIds.length > 0);
  const atHome = new Set(homes.flatMap(({ personIds, otherIds }) => [...personIds, ...otherIds]));
  return {
    people: people.size,
    units: reached.length,
    unreached: homes.length - reached.length,
    office: [...people].filter((id) => !atHome.has(id)).length,
    /** Null where no email leaves. */
    byMail: lettersArrive() ? recipients.filter(({ userId }) => people.has(userId)).length : null,
    onlySay,
  };
}

/**
 * The typed audience with the keys of its units. Lists that belong to another audience are dropped.
 * Throws AppError `invalid` for a unit, or floors, that the building does not have.
 */
export async function resolveAudience(
  em: Em,
  communityId: string,
  { audience, audienceFloors, audienceUnits = null }: AudienceWords,
): Promise<AudienceOf & { audienceUnits: string | null }> {
  const named = audience === 'UNITS' ? parseUnits(audienceUnits ?? '') : null;
  if (!named) {
    const floors = audience === 'FLOORS' ? audienceFloors : [];
    await requireFloors(em, communityId, floors);
    return { audience, audienceFloors: floors, audienceUnits: null, audienceUnitKeys: [] };
  }
  const { keys, found, unknown } = resolveUnits(named, await knownUnits(em, communityId));
  if (unknown.length > 0 && found.length > 0) {
    throw unknownUnits({ known: found, unknown }, 'audienceUnits');
  }
  if (unknown.length > 0) {
    throw new AppError('invalid', 'noticeDesk.unknownUnits', {
      params: { units: unknown.slice(0, 10).join(', ') },
      field: 'audienceUnits',
    });
  }
  return { audience, audienceFloors: [], audienceUnits, audienceUnitKeys: keys };
}

/** The units of the register and those of members outside it, their further ones too; none without a register. */
async function knownUnits(em: Em, communityId: string): Promise<Set<string>> {
  const registered = await em.find(
    Unit,
    { community: communityId, kind: { $in: [...livedInKinds] } },
    { fields: ['key'] },
  );
  if (registered.length === 0) return new Set();
  const lived = await unitsOfMembers(em, communityId);
  return new Set([
    ...registered.map(({ key }) => key),
    ...lived.map(({ unitLabel, condoUnit }) => unitKey(unitLabel ?? condoUnit)),
  ]);
}

/** The units of a community's members now, their further ones too. */
export const unitsOfMembers = (em: Em, communityId: string) => unitsOf(em, [communityId]);

/** The same for several communities; with `userIds`, of these members alone. */
export function unitsOf(em: Em, communityIds: string[], userIds?: string[]) {
  const db = kysely(em);
  const ofMember = [
    'membership.user as userId',
    'membership.community as communityId',
    'membership.confirmedAt',
  ] as const;
  const ofUnit = ['units.label as unitLabel', 'units.kind as unitKind', 'units.floor'] as const;
  const main = db
    .selectFrom('user_communities as membership')
    .leftJoin('units', 'units.id', 'membership.unit')
    .select([...ofMember, 'membership.condoUnit', 'membership.tenure'])
    .select(['membership.claimedTenure', ...ofUnit])
    .where('membership.community', 'in', communityIds)
    .$if(userIds !== undefined, (query) => query.where('membership.user', 'in', userIds ?? []))
    .where(isCurrentMembership('membership'));
  const further = db
    .selectFrom('further_units as further')
    .innerJoin('user_communities as membership', 'membership.id', 'further.membership')
    .leftJoin('units', 'units.id', 'further.unit')
    .select([...ofMember, 'further.condoUnit', 'further.tenure'])
    .select(['further.claimedTenure', ...ofUnit])
    .where('membership.community', 'in', communityIds)
    .$if(userIds !== undefined, (query) => query.where('membership.user', 'in', userIds ?? []))
    .where('further.state', '=', 'CONFIRMED')
    .where(isCurrentMembership('membership'));
  return main.unionAll(further).execute();
}

/**
 * Throws AppError `invalid` for floors above or below all that the register and members have, or none of which they
 * have. A range may go past a floor that there is not, such as the 13th. Without a register, any will do.
 */
async function requireFloors(em: Em, communityId: string, floors: number[]): Promise<void> {
  if (floors.length === 0) return;
  const [registered, lived] = await Promise.all([
    kysely(em)
      .selectFrom('units')
      .select(['label', 'floor'])
      .where('community', '=', communityId)
      .where('kind', 'in', livedInKinds)
      .execute(),
    unitsOfMembers(em, communityId),
  ]);
  if (registered.length === 0) return;
  const homes = [
    ...registered,
    ...lived.map(({ unitLabel, condoUnit, floor }) => ({ label: unitLabel ?? condoUnit, floor })),
  ];
  const known = new Set(homes.flatMap(({ label, floor }) => floor ?? floorOf(label) ?? []));
  if (known.size === 0) return;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const outside = floors.filter((floor) => floor < lowest || floor > highest);
  const unknown = floors.some((floor) => known.has(floor)) ? outside : floors;
  if (unknown.length === 0) return;
  throw new AppError('invalid', 'noticeDesk.unknownFloors', {
    params: { floors: floorsText(unknown), lowest, highest },
    field: 'audienceFloors',
  });
}
