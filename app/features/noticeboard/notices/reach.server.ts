import { Unit, type CondoNotice } from '#db/entities/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { recipientsIn } from '#app/features/mail/outbox/queue-letters.server.ts';
import { unknownUnits } from '#app/features/residency/units/unknown-units.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { AudienceWords } from './audience-words.ts';
import {
  isHome,
  isInAudience,
  parseUnits,
  readerOf,
  resolveUnits,
  type AudienceOf,
} from './audience.ts';

export type Reach = Awaited<ReturnType<typeof reachOf>>;

/**
 * How many members a notice is for, in how many units, and how many of them get it by email. An office is no
 * unit. `onlySay` is how many members it is not for, because nobody confirmed the owner or tenant they say they
 * are. The caller has checked who asks.
 */
export async function reachOf(
  em: Em,
  communityId: string,
  audience: AudienceOf & Pick<CondoNotice, 'kind'>,
) {
  const [rows, recipients] = await Promise.all([
    unitsOfMembers(em, communityId),
    recipientsIn(em, communityId, 'NOTICES', { always: audience.kind === 'EMERGENCY' }),
  ]);
  const byPerson = Map.groupBy(rows, ({ userId }) => userId);
  const units = new Set<string>();
  const people = new Set<string>();
  let onlySay = 0;
  for (const [userId, own] of byPerson) {
    if (!isInAudience(audience, readerOf(own))) {
      const says = own.map((one) => ({ ...one, tenure: one.tenure ?? one.claimedTenure }));
      if (isInAudience(audience, readerOf(says))) onlySay += 1;
      continue;
    }
    if (userId) people.add(userId);
    for (const one of own) {
      if (isHome(one) && isInAudience(audience, readerOf([one])))
        units.add(unitKey(one.unitLabel ?? one.condoUnit));
    }
  }
  const byMail = recipients.filter(({ userId }) => people.has(userId)).length;
  return { people: people.size, units: units.size, byMail, onlySay };
}

/**
 * The typed audience with the keys of its units. Lists that belong to another audience are dropped.
 * Throws AppError `invalid` for a unit that the building does not have.
 */
export async function resolveAudience(
  em: Em,
  communityId: string,
  { audience, audienceFloors, audienceUnits = null }: AudienceWords,
): Promise<AudienceOf & { audienceUnits: string | null }> {
  const named = audience === 'UNITS' ? parseUnits(audienceUnits ?? '') : null;
  if (!named) {
    const floors = audience === 'FLOORS' ? audienceFloors : [];
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

/** The units of the register and those of members outside it; none without a register. */
async function knownUnits(em: Em, communityId: string): Promise<Set<string>> {
  const registered = await em.find(Unit, { community: communityId }, { fields: ['key'] });
  if (registered.length === 0) return new Set();
  const lived = await kysely(em)
    .selectFrom('user_communities')
    .select('condoUnit')
    .where('community', '=', communityId)
    .where('state', '=', 'CONFIRMED')
    .execute();
  return new Set([
    ...registered.map(({ key }) => key),
    ...lived.map(({ condoUnit }) => unitKey(condoUnit)),
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
  const ofUnit = ['units.label as unitLabel', 'units.floor'] as const;
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
