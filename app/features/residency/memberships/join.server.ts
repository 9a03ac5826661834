import { randomUUID } from 'node:crypto';
import { Community, Unit, UserCommunity } from '#db/entities/index.ts';
import type { MembershipState, Tenure } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { settleInvitation, takeOverRecord } from './invitations/settle.server.ts';
import { lockCommunities } from './lock-communities.server.ts';
import { wasSentAway } from '#app/features/residency/ending/was-sent-away.server.ts';

interface JoiningPerson {
  actor: Pick<Actor, 'id' | 'role' | 'name'>;
  communityId: string;
  /** As it was typed; where the register has the unit, its label there is kept. */
  condoUnit: string;
  claimedTenure?: Tenure | null;
  isPrimary: boolean;
  /** The place among the person's communities. */
  position: number;
  /** True for whoever proved with a code or an invitation that they belong to the unit. */
  isProven?: boolean;
}

/**
 * Lets a person into a community, or has them wait for its board: an OPEN one lets everybody in, unless a moderator
 * sent them away before or the unit is full; any other one whoever proved that they belong there, who also settles
 * their open invitation for the unit. The community stays locked, so that nobody else is counted into the unit
 * meanwhile: whoever joins several locks them all before. Call it inside a transaction. Returns the state of the
 * membership.
 */
export async function joinCommunity(tx: Em, person: JoiningPerson): Promise<MembershipState> {
  const { actor, communityId } = person;
  await lockCommunities(tx, [communityId]);
  const community = await tx.findOneOrFail(Community, { id: communityId }, { refresh: true });
  const before = await tx.findOne(UserCommunity, { user: actor.id, community: communityId });
  const unit = await tx.findOne(Unit, { community: communityId, key: unitKey(person.condoUnit) });
  const condoUnit = unit?.label ?? person.condoUnit;
  const sentAway = before && wasSentAway(before) ? before : null;
  const isFull = await isUnitFull(tx, community, { condoUnit, except: actor.id });
  const isLetIn = community.joinPolicy === 'OPEN' || Boolean(person.isProven);
  const state: MembershipState = isLetIn && !isFull && !sentAway ? 'CONFIRMED' : 'WAITING';
  const place = { communityId, unitId: unit?.id ?? null, condoUnit };
  const settled =
    state === 'CONFIRMED' && person.isProven ? await settleInvitation(tx, actor.id, place) : null;
  const values = {
    condoUnit,
    unit: unit?.id ?? null,
    state,
    tenure: settled?.tenure ?? null,
    claimedTenure: person.claimedTenure ?? null,
    endsOn: null,
    confirmedAt: state === 'CONFIRMED' ? new Date() : null,
    // Whoever was sent away and asks again still was: a code alone does not undo what the board decided.
    endedAt: sentAway ? (sentAway.endedAt ?? new Date()) : null,
    decidedBy: sentAway?.decidedBy?.id ?? null,
    decisionReason: sentAway?.decisionReason ?? null,
    canModerate: false,
    isPrimary: person.isPrimary,
    position: person.position,
    createdAt: new Date(),
  };
  const id = before?.id ?? randomUUID();
  // Asking once more for the same unit is no new request, and keeps its place in the queue.
  if (before?.state === 'WAITING' && state === 'WAITING' && isSameUnit(before, condoUnit)) {
    const { claimedTenure, isPrimary, position } = values;
    await tx.nativeUpdate(UserCommunity, { id }, { claimedTenure, isPrimary, position });
    return state;
  }
  if (before) await tx.nativeUpdate(UserCommunity, { id }, values);
  else await tx.insert(UserCommunity, { id, user: actor.id, community: communityId, ...values });
  await takeOverRecord(tx, id, settled, { actor });
  await recordEvent(tx, {
    actor,
    communityId,
    subject: { type: 'MEMBER', id },
    action: state === 'CONFIRMED' ? 'CONFIRM' : 'ASK_TO_JOIN',
    from: before?.state ?? null,
    to: state,
    snapshot: {
      title: actor.name,
      unit: condoUnit,
      userId: actor.id,
      joined: true,
      ...(state === 'CONFIRMED' && { way: person.isProven ? 'CODE' : 'OPEN_DOOR' }),
      ...(settled && { tenure: settled.tenure, ...settled.snapshot }),
    },
  });
  return state;
}

const isSameUnit = (membership: UserCommunity, condoUnit: string): boolean =>
  unitKey(membership.condoUnit) === unitKey(condoUnit);

/** Whether a unit has as many people as the community allows, not counting one of them. */
export async function isUnitFull(
  em: Em,
  { id, peoplePerUnit }: { id: string; peoplePerUnit?: number | null },
  { condoUnit, except }: { condoUnit: string; except: string | null },
): Promise<boolean> {
  if (!peoplePerUnit) return false;
  const rows = await kysely(em)
    .selectFrom('user_communities as membership')
    .select('membership.condoUnit')
    .where('membership.community', '=', id)
    .where(isCurrentMembership('membership'))
    .$if(except !== null, (query) => query.where('membership.user', '!=', except))
    .execute();
  const key = unitKey(condoUnit);
  return rows.filter((row) => unitKey(row.condoUnit) === key).length >= peoplePerUnit;
}

/** Throws AppError `invalid` for a unit that is full, as `isUnitFull`. */
export async function requireRoom(
  em: Em,
  community: { id: string; slug: string; peoplePerUnit?: number | null },
  unit: { condoUnit: string; except: string | null },
): Promise<void> {
  if (await isUnitFull(em, community, unit)) throw unitFull(community.slug);
}

/** The error for a unit with as many people as it may have; it leads to the setting. */
export const unitFull = (slug: string): AppError =>
  new AppError('invalid', 'doorQueue.unitFull', {
    link: { to: deskPath(slug, 'settings'), messageKey: 'doorQueue.toSettings' },
  });
