import { z } from 'zod';
import { User, UserCommunity } from '#db/entities/index.ts';
import { joinedBy } from '../joined.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyMemberships } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { decidedBefore } from './refuse.server.ts';

/** What the log keeps of a confirmation: whether the person had been sent away before. */
const snapshotSchema = z.object({
  further: z.literal(true).optional(),
  isFurther: z.literal(true).optional(),
  sentAway: z
    .object({
      endedAt: z.coerce.date(),
      decidedBy: z.string().nullable(),
      decisionReason: z.string().nullable(),
    })
    .nullish(),
});

/**
 * Puts somebody whom a moderator has confirmed back at the door, as they waited. Returns their name.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `conflict` for anybody who is not
 * confirmed, or whose membership has been used or changed since.
 */
export async function unconfirmPerson(
  ctx: Ctx,
  slug: string,
  id: string,
): Promise<{ id: string; name: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    // Whoever joins something or changes the membership at the same moment waits, or is seen below.
    await kysely(tx)
      .selectFrom('user_communities')
      .select('id')
      .where('id', '=', id)
      .where('community', '=', community.id)
      .forUpdate()
      .execute();
    const row = await tx.findOne(
      UserCommunity,
      { id, community: community.id, user: { $ne: null } },
      { refresh: true },
    );
    const person = row?.user && (await tx.findOne(User, row.user.id, { fields: ['name'] }));
    if (!row || !person) throw new AppError('not-found', 'doorQueue.notFound');
    if (row.state !== 'CONFIRMED') throw await decidedBefore(tx, community.id, id);
    const confirmation = confirmationToUndo(row, await lastConfirmation(tx, id));
    if (!confirmation) throw new AppError('conflict', 'doorQueue.usedSince');
    const { sentAway } = confirmation;
    const sender = sentAway?.decidedBy && (await tx.findOne(User, sentAway.decidedBy));
    await tx.nativeUpdate(
      UserCommunity,
      { id },
      {
        state: 'WAITING',
        tenure: null,
        confirmedAt: null,
        endedAt: sentAway?.endedAt ?? null,
        decidedBy: sender ? sender.id : null,
        decisionReason: sentAway?.decisionReason ?? null,
      },
    );
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'MEMBER', id },
      action: 'UNDO',
      from: 'CONFIRMED',
      to: 'WAITING',
      snapshot: { title: person.name, unit: row.condoUnit, userId: person.id },
    });
    const by = { ...actor, locale: ctx.locale };
    await notifyMemberships(tx, 'MEMBERSHIP_WAITING', { ids: [id], by });
    return { id, name: person.name };
  });
}

/** What happened to a membership last, and whether the person has done anything there since it began. */
export interface LastConfirmation {
  last: { action: string; fromStatus: string | null; snapshot: unknown } | null;
  isUsed: boolean;
}

/** What decides whether the confirmation of a membership can be taken back. Guards nothing itself. */
export async function lastConfirmation(em: Em, id: string): Promise<LastConfirmation> {
  const newest = kysely(em)
    .selectFrom('moderation_events')
    .select(['action', 'fromStatus', 'snapshot'])
    .where('subjectType', '=', 'MEMBER')
    .where('subjectId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const [last, isUsed] = await Promise.all([newest, hasActed(em, id)]);
  return { last: last ?? null, isUsed };
}

/**
 * What the log says of a confirmation while it can be taken back: a moderator confirmed it last of
 * all, and the person has done nothing there since. Null otherwise.
 */
export function confirmationToUndo(
  row: Pick<UserCommunity, 'state' | 'canModerate' | 'endsOn' | 'confirmedAt'>,
  { last, isUsed }: LastConfirmation,
): z.output<typeof snapshotSchema> | null {
  if (row.state !== 'CONFIRMED' || row.canModerate || row.endsOn || !row.confirmedAt) return null;
  const snapshot = snapshotSchema.safeParse(last?.snapshot).data;
  if (last?.action !== 'CONFIRM' || last.fromStatus !== 'WAITING' || !snapshot) return null;
  if (joinedBy('CONFIRM', last.snapshot) || snapshot.further || snapshot.isFurther) return null;
  return isUsed ? null : snapshot;
}

/** Whether somebody has posted, joined or reported anything in the community of a membership since it was confirmed. */
async function hasActed(em: Em, id: string): Promise<boolean> {
  const db = kysely(em);
  const member = db
    .selectFrom('user_communities as member')
    .select('member.id')
    .where('member.id', '=', id);
  const done = await member
    .innerJoin('listings as post', (join) =>
      join
        .onRef('post.author', '=', 'member.user')
        .onRef('post.community', '=', 'member.community')
        .onRef('post.createdAt', '>=', 'member.confirmedAt'),
    )
    .unionAll(
      member.innerJoin('activities as post', (join) =>
        join
          .onRef('post.author', '=', 'member.user')
          .onRef('post.community', '=', 'member.community')
          .onRef('post.createdAt', '>=', 'member.confirmedAt'),
      ),
    )
    .unionAll(
      member
        .innerJoin('activity_attendees as going', (join) =>
          join
            .onRef('going.user', '=', 'member.user')
            .onRef('going.createdAt', '>=', 'member.confirmedAt'),
        )
        .innerJoin('activities as post', (join) =>
          join
            .onRef('post.id', '=', 'going.activity')
            .onRef('post.community', '=', 'member.community'),
        ),
    )
    .unionAll(
      member.innerJoin('reports as report', (join) =>
        join
          .onRef('report.reporter', '=', 'member.user')
          .onRef('report.community', '=', 'member.community')
          .onRef('report.createdAt', '>=', 'member.confirmedAt'),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return done !== undefined;
}
