import {
  keyFormat,
  readPage,
  type ListPosition,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requireModerator, type Moderated } from '../access.server.ts';
import { queueFilterSchema, type QueueFilter } from './queue-filter.ts';
import { toQueueItem, type QueueItem } from './queue-entry.server.ts';
import { queuePageSize } from './queue-keys.server.ts';
import { queueRead } from './queue-read.server.ts';

/** Which part of the queue a page shows. */
export interface QueueView {
  filter: QueueFilter;
  /** The slug of the only community that is shown; null for all that the actor moderates. */
  community: string | null;
  communityName: string | null;
  /** Newest first otherwise. */
  oldestFirst: boolean;
  moderated: Moderated;
}

const communitiesBySlug = compiledRead((db, { param }: Params<{ slug: string }>) =>
  db.selectFrom('communities').select(['id', 'slug', 'name']).where('slug', '=', param('slug')),
);

/**
 * The part of the queue that an address asks for with `show` and `community`, and its order with `sort`. A
 * community that the actor does not moderate is ignored. Throws AppError: `unauthenticated`, `forbidden`.
 */
export async function queueViewIn(ctx: Ctx, query: URLSearchParams): Promise<QueueView> {
  const filter = queueFilterSchema.parse(query.get('show'));
  const oldestFirst = query.get('sort') === 'oldest';
  const moderated = requireModerator(ctx);
  const slug = query.get('community');
  const chosen = slug && (await communitiesBySlug(ctx.em, { slug }))[0];
  if (!chosen || !(moderated.all || moderated.communities.includes(chosen.id))) {
    return { filter, community: null, communityName: null, oldestFirst, moderated };
  }
  return {
    filter,
    community: chosen.slug,
    communityName: chosen.name,
    oldestFirst,
    moderated: { all: null, communities: [chosen.id] },
  };
}

const queues = {
  all: queueRead(['LISTING', 'ACTIVITY']),
  listings: queueRead(['LISTING']),
  activities: queueRead(['ACTIVITY']),
} satisfies Record<QueueFilter, unknown>;

/** Reads from a key on in the order of the view or, with `back`, in the opposite one. */
export const readQueue = (
  ctx: Ctx,
  { filter, oldestFirst, moderated }: QueueView,
  from: ReadFrom,
  mineToDecide: true | null,
) =>
  queues[filter](ctx.em, {
    ...moderated,
    ...from,
    // Oldest first is the newest first read backwards.
    back: (from.back === true) === oldestFirst ? null : true,
    actorId: requireActor(ctx).id,
    mineToDecide,
  });

/**
 * A page of the pending posts of a view, in its order.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function moderationQueue(
  ctx: Ctx,
  view: QueueView,
  position: ListPosition | null,
): Promise<TwoWayPage<QueueItem>> {
  const page = await readPage(position, {
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
