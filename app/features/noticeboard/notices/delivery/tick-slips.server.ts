import { z } from 'zod';
import { NoticeDelivery } from '#db/entities/index.ts';
import { inTransaction, updateReturning } from '#app/lib/db/write.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireManagedNotice } from '../desk/access.server.ts';

/** The form of the slips: which units, and whether their slips were left there. */
export const slipsSchema = z.object({
  intent: z.enum(['tick', 'undo'], { error: 'http.formUnreadable' }),
  units: z
    .array(z.uuid('http.formUnreadable'), { error: 'noticeDoors.noneTicked' })
    .min(1, 'noticeDoors.noneTicked')
    .max(150, 'http.formUnreadable'),
});

export interface TickedSlips {
  intent: 'tick' | 'undo';
  /** How many units changed: those that somebody else ticked before do not. */
  count: number;
}

/**
 * Ticks off that slips were left at units, or takes it back. Of two people who tick a unit at once, the
 * first one did it. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also for a unit of
 * another notice.
 */
export const tickSlips = (
  ctx: Ctx,
  { slug, id }: { slug: string; id: string },
  { intent, units }: z.output<typeof slipsSchema>,
): Promise<TickedSlips> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const found = await requireManagedNotice(inside, slug, id, { locked: true });
    const { actor, community, notice } = found;
    const ids = [...new Set(units)];
    const isTick = intent === 'tick';
    const known = await tx.count(NoticeDelivery, { id: { $in: ids }, notice: notice.id });
    if (known < ids.length) throw new AppError('not-found', 'noticeDoors.unknownUnit');
    const changed = await updateReturning(
      tx,
      NoticeDelivery,
      { id: { $in: ids }, slipAt: isTick ? null : { $ne: null } },
      {
        set: isTick ? { slipAt: new Date(), slipBy: actor.id } : { slipAt: null, slipBy: null },
        returning: ['unitLabel', 'position'],
      },
    );
    const labels = changed
      .sort((one, other) => one.position - other.position)
      .map(({ unitLabel }) => unitLabel);
    if (labels.length > 0) {
      await recordEvent(tx, {
        actor,
        communityId: community.id,
        subject: { type: 'NOTICE', id: notice.id },
        action: 'CHANGE',
        from: notice.status,
        to: notice.status,
        snapshot: { title: notice.title, [isTick ? 'slipsLeft' : 'slipsUndone']: labels },
      });
    }
    return { intent, count: labels.length };
  });
