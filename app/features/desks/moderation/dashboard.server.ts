import { fewCommunities } from '#app/features/communities/communities/chooser/search.server.ts';
import { findableBy } from '#app/features/desks/log/queries.server.ts';
import { reasonOptions } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { openAppealCount } from './appeals/queries.server.ts';
import type { ToDecide } from './moderation-tabs.tsx';
import { requireModerator } from './access.server.ts';
import { dashboardFigures, pendingPosts } from './figures.server.ts';
import { moderationQueue, queueViewIn } from './queue/queries.server.ts';
import { recentDecisions } from './recent/recent-decisions.server.ts';
import { openReportCount } from './reports/queries.server.ts';

/** How much the actor has to decide. Throws AppError: `unauthenticated`, `forbidden`. */
export async function toDecide(ctx: Ctx): Promise<ToDecide> {
  const [posts, reports, appeals] = await Promise.all([
    pendingPosts(ctx, requireModerator(ctx)),
    openReportCount(ctx),
    openAppealCount(ctx),
  ]);
  return { posts, reports, appeals };
}

/** The first page for moderators. Throws AppError: `unauthenticated`, `forbidden`, `invalid` for a malformed cursor. */
export async function dashboardPage(ctx: Ctx, query: URLSearchParams) {
  const { moderated, ...view } = await queueViewIn(ctx, query);
  const { role } = requireActor(ctx);
  const [figures, queue, communities, recent, counts] = await Promise.all([
    dashboardFigures(ctx, moderated),
    moderationQueue(ctx, { ...view, moderated }, positionIn(query)),
    fewCommunities(ctx, findableBy(ctx)),
    recentDecisions(ctx),
    toDecide(ctx),
  ]);
  return {
    ...view,
    ...{ figures, queue, recent },
    role: role === 'RESIDENT' ? null : role,
    reasons: reasonOptions(ctx.locale, 'REJECT'),
    toDecide: counts,
    /** Null where there are too many to list. */
    communities: communities?.map(({ slug, name }) => ({ slug, name })) ?? null,
  };
}
