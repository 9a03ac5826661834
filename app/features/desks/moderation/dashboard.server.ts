import { fewCommunities } from '#app/features/communities/communities/chooser/search.server.ts';
import { findableBy } from '#app/features/desks/log/queries.server.ts';
import { reasonOptions } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { openAppealCount } from './appeals/queries.server.ts';
import { dashboardFigures } from './queries.server.ts';
import { moderationQueue, queueViewIn } from './queue/queue.server.ts';
import { recentDecisions } from './recent/recent-decisions.server.ts';
import { openReportCount } from './reports/queries.server.ts';

/** The first page for moderators. Throws AppError: `unauthenticated`, `forbidden`, `invalid` for a malformed cursor. */
export async function dashboardPage(ctx: Ctx, query: URLSearchParams) {
  const { moderated, ...view } = await queueViewIn(ctx, query);
  const { role } = requireActor(ctx);
  const [figures, queue, communities, recent, reports, appeals] = await Promise.all([
    dashboardFigures(ctx, moderated),
    moderationQueue(ctx, { ...view, moderated }, positionIn(query)),
    fewCommunities(ctx, findableBy(ctx)),
    recentDecisions(ctx),
    openReportCount(ctx),
    openAppealCount(ctx),
  ]);
  return {
    ...view,
    ...{ figures, queue, recent },
    role: role === 'RESIDENT' ? null : role,
    reasons: reasonOptions(ctx.locale, 'REJECT'),
    waiting: { reports, appeals },
    /** Null where there are too many to list. */
    communities: communities?.map(({ slug, name }) => ({ slug, name })) ?? null,
  };
}
