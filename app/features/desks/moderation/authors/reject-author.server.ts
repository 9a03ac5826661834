import { z } from 'zod';
import { userName } from '#app/features/accounts/login/queries.server.ts';
import {
  notifyDecisions,
  type Decided,
} from '#app/features/posts/posts/emails/notify-of-decision.server.ts';
import { undoMs } from '#app/features/posts/posts/decisions/limits.ts';
import { explanationFor } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { decisionReason, formReasonCode } from '#app/features/posts/posts/schema.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import {
  pendingOfAuthor,
  postTypes,
  requireModeratorOfOthers,
} from './pending-of-author.server.ts';
import { rejectEdits, rejectPosts, type Rejection } from './reject-pending.server.ts';

export const rejectAuthorSchema = z.object({
  reasonCode: formReasonCode,
  reason: decisionReason,
  /** The last change of the posts that were shown. */
  shownUntil: z.iso
    .datetime()
    .transform((time) => new Date(time))
    .optional(),
  /** How many were shown. */
  shown: z.coerce.number().int().optional(),
});

type RejectAuthorForm = z.output<typeof rejectAuthorSchema>;

/**
 * Rejects every pending post of one author where the actor moderates, and every pending edit of a published
 * one, in one transaction. Each has an event of its own, and the author gets one letter. Leaves what was written
 * or changed after `shownUntil`. Returns how many were rejected, how many of those `shown` were left, and how
 * many wait now. Throws as `pendingOfAuthor` does, and `conflict` when nothing is left to reject.
 */
export async function rejectAllOfAuthor(
  ctx: Ctx,
  authorId: string,
  { reason, reasonCode, shownUntil = new Date(), shown }: RejectAuthorForm,
): Promise<{ name: string; count: number; left: number; waiting: number }> {
  const moderated = requireModeratorOfOthers(ctx, authorId);
  const actor = requireActor(ctx);
  const { name } = await userName(ctx.em, authorId);
  const said = explanationFor('REJECTED', { reasonCode, reason });
  const rejection: Rejection = {
    actor,
    authorId,
    moderated,
    reason: said.reason,
    reasonCode: said.reasonCode,
    until: shownUntil,
  };
  const count = await inTransaction(ctx.em, async (tx) => {
    const rejected: Decided[] = [];
    for (const type of postTypes) {
      rejected.push(...(await rejectPosts(tx, type, rejection)));
      rejected.push(...(await rejectEdits(tx, type, rejection)));
    }
    const notBefore = new Date(Date.now() + undoMs);
    await notifyDecisions(tx, { id: actor.id, locale: ctx.locale }, rejected, notBefore);
    return rejected.length;
  });
  if (count === 0) throw new AppError('conflict', 'moderation.noneToReject');
  const { count: waiting } = await pendingOfAuthor(ctx, authorId);
  return { name, count, left: Math.max((shown ?? count) - count, 0), waiting };
}
