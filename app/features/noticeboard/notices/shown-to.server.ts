import { sql, type RawBuilder } from 'kysely';
import { canModerate } from '#app/features/communities/communities/policy.ts';
import { floorOf, unitKey } from '#app/features/residency/units/unit-key.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { readerOf } from './audience.ts';

/** Who reads notices, as parameters for SQL. */
export interface Reader {
  /** Moderators read the notices of every audience; null for everybody else. */
  isModerator: true | null;
  userId: string;
  isOwner: boolean;
  isTenant: boolean;
  /** The person's units as JSON: `label`, `key` and `floor`. */
  units: string;
}

/** The viewer as a reader of a community's notices. The caller has checked that they may open its hub. */
export function readerIn({ actor }: Pick<Ctx, 'actor'>, communityId: string): Reader {
  const membership = actor?.memberships.find((one) => one.communityId === communityId);
  const units = membership ? [membership, ...membership.furtherUnits] : [];
  const { isOwner, isTenant } = readerOf(
    units.map((unit) => ({ ...unit, unitLabel: null, floor: null })),
  );
  return {
    isModerator: canModerate(actor, communityId) || null,
    userId: actor?.id ?? nobody,
    isOwner,
    isTenant,
    units: JSON.stringify(
      units.map(({ condoUnit }) => ({
        label: condoUnit,
        key: unitKey(condoUnit),
        floor: floorOf(condoUnit),
      })),
    ),
  };
}

/** An id that no person has. */
const nobody = '00000000-0000-0000-0000-000000000000';

type ReaderParams = Pick<Params<Reader>, 'param' | 'given'>;

/**
 * The condition that a notice, under the alias `notice`, is for a reader. Every query of notices for
 * residents has it.
 */
export function isShownTo(reader: ReaderParams): RawBuilder<boolean> {
  if (reader.given('isModerator')) return sql<boolean>`true`;
  return sql<boolean>`(case notice.audience
    when 'EVERYONE' then true
    when 'OWNERS' then ${reader.param('isOwner')}::boolean
    when 'TENANTS' then ${reader.param('isTenant')}::boolean
    when 'FLOORS' then ${hasUnit(reader, sql`coalesce(unit.floor, own.floor) = any(notice.audience_floors)`)}
    when 'UNITS' then ${hasUnit(reader, sql`coalesce(unit.key, own.key) = any(notice.audience_unit_keys)`)}
    else false end)`;
}

/** The condition that one of the reader's units fits, as the register has it or else by its label. */
const hasUnit = ({ param }: ReaderParams, fits: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (
    select 1 from json_to_recordset(${param('units')}::json) as own (label text, key text, floor int)
    join user_communities as membership
      on membership.user_id = ${param('userId')}::uuid and membership.community_id = notice.community_id
    left join further_units as further
      on further.membership_id = membership.id and further.condo_unit = own.label
    left join units as unit on unit.id = (case when membership.condo_unit = own.label
      then membership.unit_id else further.unit_id end)
    where ${fits})`;

/** The condition that a notice has been published by now and was not taken down. */
export const isOut: RawBuilder<boolean> = sql<boolean>`(notice.status = 'PUBLISHED' and notice.published_at <= now())`;

/** The condition that a notice has not expired. */
export const isNotExpired: RawBuilder<boolean> = sql<boolean>`(notice.expires_at is null or notice.expires_at > now())`;

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
