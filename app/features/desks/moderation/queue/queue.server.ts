import {
  keyFormat,
  readPage,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { QueueFilter } from '../queries.server.ts';
import type { QueueView } from './queue-view.server.ts';
import { queuePageSize } from './queue-keys.server.ts';
import { queueRead } from './queue-read.server.ts';
import { toQueueItem, type QueueItem } from './queue-entry.server.ts';

const queues = {
  all: queueRead(['LISTING', 'ACTIVITY']),
  listings: queueRead(['LISTING']),
  activities: queueRead(['ACTIVITY']),
} satisfies Record<QueueFilter, unknown>;

export const readQueue = (
  ctx: Ctx,
  { filter, moderated }: QueueView,
  from: ReadFrom,
  mineToDecide: true | null,
) =>
  queues[filter](ctx.em, {
    ...moderated,
    ...from,
    actorId: requireActor(ctx).id,
    mineToDecide,
  });

/**
 * Every pending post of a view, newest first, a page at a time.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function moderationQueue(
  ctx: Ctx,
  view: QueueView,
  place: Place | null,
): Promise<TwoWayPage<QueueItem>> {
  const page = await readPage(place, {
    size: queuePageSize,
    format: keyFormat,
    read: (from) => readQueue(ctx, view, from, null),
    keyOf: ({ createdAt, id }) => ({ at: new Date(createdAt), id }),
  });
  const actorId = requireActor(ctx).id;
  const items = page.items.map((row) => ({
    ...toQueueItem(ctx.locale, row),
    isOwn: row.author === actorId,
  }));
  return { ...page, items };
}
