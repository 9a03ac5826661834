import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  queueFilterSchema,
  requireModerator,
  type Moderated,
  type QueueFilter,
} from '../queries.server.ts';

/** Which part of the queue a page shows. */
export interface QueueView {
  filter: QueueFilter;
  /** The slug of the one community it is about; null for all that the actor moderates. */
  community: string | null;
  /** Its name. */
  communityName: string | null;
  moderated: Moderated;
}

const communitiesBySlug = compiledRead((db, { param }: Params<{ slug: string }>) =>
  db.selectFrom('communities').select(['id', 'slug', 'name']).where('slug', '=', param('slug')),
);

/**
 * The part of the queue that an address asks for with `show` and `community`. A community that the
 * actor does not moderate counts as none. Throws AppError: `unauthenticated`, `forbidden`.
 */
export async function queueViewIn(ctx: Ctx, query: URLSearchParams): Promise<QueueView> {
  const filter = queueFilterSchema.parse(query.get('show'));
  const moderated = requireModerator(ctx);
  const slug = query.get('community');
  const chosen = slug && (await communitiesBySlug(ctx.em, { slug }))[0];
  if (!chosen || !(moderated.all || moderated.communities.includes(chosen.id))) {
    return { filter, community: null, communityName: null, moderated };
  }
  return {
    filter,
    community: chosen.slug,
    communityName: chosen.name,
    moderated: { all: null, communities: [chosen.id] },
  };
}
