import { z } from 'zod';
import { Community, IdempotencyKey, Unit, User, UserCommunity } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyMemberships } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { isUnitFull } from '../join.server.ts';
import { settleInvitation, takeOverRecord } from '../invitations/settle.server.ts';
import { lockCommunities } from '../lock-communities.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

const resultSchema = z.object({
  id: z.uuid(),
  outcome: z.enum([
    'confirmed',
    /** Somebody else had confirmed them. */
    'already',
    /** Somebody else had refused them, or ended their membership. */
    'refused',
    /** The unit has as many people as it may have. */
    'full',
    /** They ask for another unit than the page showed. */
    'otherUnit',
    /** They no longer ask to come in. */
    'gone',
  ]),
  /** Null where the membership is no more. */
  name: z.string().nullable(),
  unit: z.string(),
  /** Who decided, where a moderator did. */
  by: z.string().nullable(),
});
/** The result for one person a moderator wanted to confirm. */
export type ConfirmResult = z.output<typeof resultSchema>;

const bulkResultSchema = z.object({ results: z.array(resultSchema) });

/** A result as the page with the results shows it: an approval may have been undone, or the membership ended, since. */
export type ShownResult = Omit<ConfirmResult, 'outcome'> & {
  outcome: ConfirmResult['outcome'] | 'undone' | 'ended';
};

/** The results of a form that confirmed many, and the key of that form, by which its page is found again. */
export interface BulkResults {
  key: string;
  people: ShownResult[];
}

/**
 * The results of a form that confirmed many, by the key it carried. Only the person who sent it gets them, and only
 * as long as keys are kept. Null for any other key.
 */
export async function bulkResults(ctx: Ctx, key: string | null): Promise<BulkResults | null> {
  if (!z.uuid().safeParse(key).success || key === null) return null;
  const row = await ctx.em.findOne(IdempotencyKey, { user: requireActor(ctx).id, key });
  const results = bulkResultSchema.safeParse(row?.result).data?.results;
  if (!results) return null;
  const confirmed = results.flatMap(({ id, outcome }) => (outcome === 'confirmed' ? [id] : []));
  const rows = await ctx.em.find(
    UserCommunity,
    { id: { $in: confirmed } },
    { fields: ['state'], refresh: true },
  );
  const now = new Map(rows.map(({ id, state }) => [id, state]));
  const people = results.map((result): ShownResult => {
    const state = now.get(result.id);
    if (result.outcome !== 'confirmed' || state === 'CONFIRMED') return result;
    return { ...result, outcome: state === 'WAITING' ? 'undone' : 'ended' };
  });
  return { key, people };
}

/** Somebody to confirm, as the moderator saw them. */
interface ToConfirm {
  id: string;
  /** What the board says the person is; null for what their invitation says, if they have one. */
  tenure: Tenure | null;
  /** The unit that the page showed. */
  unit: string;
}

/**
 * Confirms people who wait, each on their own: whoever is confirmed already, has withdrawn,
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
  const settled = await settleInvitation(tx, row.userId, {
    communityId: community.id,
    unitId: unit?.id ?? null,
    condoUnit: row.condoUnit,
  });
  await takeOverRecord(tx, id, settled, { actor, furtherUnits: 'CONFIRMED' });
  const known = tenure ?? settled?.tenure ?? null;
  await tx.nativeUpdate(
    UserCommunity,
    { id },
    {
      state: 'CONFIRMED',
      tenure: known,
      unit: unit?.id ?? null,
      confirmedAt: new Date(),
      endedAt: null,
      endsOn: null,
      decidedBy: actor.id,
      decisionReason: null,
    },
  );
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
      tenure: known,
      sentAway: row.sentAway,
      ...settled?.snapshot,
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
