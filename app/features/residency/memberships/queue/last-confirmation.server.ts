import { sql } from 'kysely';
import { z } from 'zod';
import type { UserCommunity } from '#db/entities/index.ts';
import { membershipStates } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { joinedBy } from '../joined.ts';

/** What the log keeps of a confirmation: whether the person had been sent away before. */
const snapshotSchema = z.object({
  further: z.literal(true).optional(),
  isFurther: z.literal(true).optional(),
  /** The invitation that it settled. */
  matched: z
    .object({
      invitation: z.uuid(),
      /** The further units that came with it. */
      furtherUnits: z
        .array(z.object({ unit: z.string(), before: z.enum(membershipStates).nullable() }))
        .default([]),
    })
    .optional(),
  sentAway: z
    .object({
      endedAt: z.coerce.date(),
      decidedBy: z.string().nullable(),
      decisionReason: z.string().nullable(),
    })
    .nullish(),
});

/**
 * The last line of the log about a membership, and whether the person has done anything there since it was
 * confirmed. Guards nothing itself.
 */
export async function lastConfirmation(em: Em, id: string) {
  const [last = null, isUsed] = await Promise.all([
    kysely(em)
      .selectFrom('moderation_events')
      .select(['action', 'fromStatus', 'snapshot'])
      .where('subjectType', '=', 'MEMBER')
      .where('subjectId', '=', id)
      // Skips the lines of units that came with an invitation: the approval's line covers them.
      .where(sql<boolean>`snapshot->>'cameWith' is null`)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    hasActed(em, id),
  ]);
  return { last, isUsed };
}

/**
 * What the log says of a confirmation while it can be taken back: a moderator confirmed it last of
 * all, and the person has done nothing there since. Null otherwise.
 */
export function confirmationToUndo(
  row: Pick<UserCommunity, 'state' | 'canModerate' | 'endsOn' | 'confirmedAt'>,
  { last, isUsed }: Awaited<ReturnType<typeof lastConfirmation>>,
): z.output<typeof snapshotSchema> | null {
  if (row.state !== 'CONFIRMED' || row.canModerate || row.endsOn || !row.confirmedAt) return null;
  const snapshot = snapshotSchema.safeParse(last?.snapshot).data;
  if (last?.action !== 'CONFIRM' || last.fromStatus !== 'WAITING' || !snapshot) return null;
  if (joinedBy('CONFIRM', last.snapshot) || snapshot.further || snapshot.isFurther) return null;
  return isUsed ? null : snapshot;
}

/** Whether somebody has posted, joined or reported anything in a community since they were confirmed there. */
async function hasActed(em: Em, id: string): Promise<boolean> {
  const here = sql`community_id = member.community_id and created_at >= member.confirmed_at`;
  const row = await kysely(em)
    .selectFrom('user_communities as member')
    .select('member.id')
    .where('member.id', '=', id)
    .where(
      sql<boolean>`(
        exists (select from listings where author_id = member.user_id and ${here})
        or exists (select from activities where author_id = member.user_id and ${here})
        or exists (select from reports where reporter_id = member.user_id and ${here})
        or exists (
          select from activity_attendees as going join activities as post on post.id = going.activity_id
          where going.user_id = member.user_id and going.created_at >= member.confirmed_at
            and post.community_id = member.community_id))`,
    )
    .executeTakeFirst();
  return row !== undefined;
}
