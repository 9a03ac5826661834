import { Community, Unit, User, UserCommunity } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyMemberships } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { isUnitFull } from '../join.server.ts';
import { lockCommunities } from '../lock-communities.server.ts';
import { unitKey } from '#app/features/residency/units/unit-key.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { ConfirmResult } from './results.ts';

/** Somebody to confirm, as the moderator saw them. */
export interface ToConfirm {
  id: string;
  /** What the board says the person is; null to leave it open. */
  tenure: Tenure | null;
  /** The unit that the page showed. */
  unit: string;
}

/**
 * Confirms people who wait at the door, each on their own: whoever is confirmed already, has withdrawn,
 * asks for another unit by now or finds the unit full is left as they are. Returns what became of each,
 * in the order given. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function confirmPeople(
  ctx: Ctx,
  slug: string,
  people: ToConfirm[],
): Promise<ConfirmResult[]> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    // Two moderators at once must not put more people into a unit than it may have.
    await lockCommunities(tx, [community.id]);
    const current = await tx.findOneOrFail(Community, { id: community.id }, { refresh: true });
    const results: ConfirmResult[] = [];
    for (const person of people) results.push(await confirmOne(tx, actor, current, person));
    const ids = results.flatMap(({ id, outcome }) => (outcome === 'confirmed' ? [id] : []));
    await notifyMemberships(tx, 'MEMBERSHIP_CONFIRMED', {
      ids,
      by: { ...actor, locale: ctx.locale },
    });
    return results;
  });
}

async function confirmOne(
  tx: Em,
  actor: Actor,
  community: Community,
  { id, tenure, unit: seenUnit }: ToConfirm,
): Promise<ConfirmResult> {
  const row = await findRow(tx, community.id, id);
  if (!row) return { id, outcome: 'gone', name: null, unit: seenUnit, by: null };
  const about = { id, name: row.name, unit: row.condoUnit, by: row.decidedBy };
  if (row.state === 'CONFIRMED') return { ...about, outcome: 'already' };
  if (row.state !== 'WAITING') return { ...about, outcome: row.decidedBy ? 'refused' : 'gone' };
  if (unitKey(row.condoUnit) !== unitKey(seenUnit)) return { ...about, outcome: 'otherUnit' };
  const place = { condoUnit: row.condoUnit, except: row.userId };
  if (await isUnitFull(tx, community, place)) return { ...about, outcome: 'full' };
  const unit = await tx.findOne(Unit, { community: community.id, key: unitKey(row.condoUnit) });
  const changed = await tx.nativeUpdate(
    UserCommunity,
    { id, community: community.id, state: 'WAITING' },
    {
      state: 'CONFIRMED',
      tenure,
      unit: unit?.id ?? null,
      confirmedAt: new Date(),
      endedAt: null,
      endsOn: null,
      decidedBy: actor.id,
      decisionReason: null,
    },
  );
  if (changed === 0) return { ...about, outcome: 'gone' };
  await recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'MEMBER', id },
    action: 'CONFIRM',
    from: 'WAITING',
    to: 'CONFIRMED',
    snapshot: {
      title: row.name,
      unit: row.condoUnit,
      userId: row.userId,
      tenure,
      sentAway: row.sentAway,
    },
  });
  return { ...about, outcome: 'confirmed', by: actor.name };
}

/** A membership with the name of its person, kept from changing until the transaction ends. */
async function findRow(tx: Em, communityId: string, id: string) {
  const row = await kysely(tx)
    .selectFrom('user_communities')
    .select(['state', 'condoUnit', 'user as userId', 'decidedBy', 'endedAt', 'decisionReason'])
    .where('id', '=', id)
    .where('community', '=', communityId)
    .where('user', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.userId) return null;
  const ids = [row.userId, ...(row.decidedBy ? [row.decidedBy] : [])];
  const names = await tx.find(User, { id: { $in: ids } }, { fields: ['name'] });
  const nameOf = (user: string | null) => names.find((one) => one.id === user)?.name ?? null;
  return {
    ...row,
    userId: row.userId,
    name: nameOf(row.userId) ?? '',
    decidedBy: nameOf(row.decidedBy),
    sentAway: row.endedAt && {
      endedAt: row.endedAt,
      decidedBy: row.decidedBy,
      decisionReason: row.decisionReason,
    },
  };
}
