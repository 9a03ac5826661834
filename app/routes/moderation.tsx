import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { findableBy } from '#app/features/desks/log/queries.server.ts';
import { fewCommunities } from '#app/features/communities/communities/chooser/search.server.ts';
import { Dashboard } from '#app/features/desks/moderation/dashboard.tsx';
import { decideByForm } from '#app/features/posts/posts/decisions/decide-form.server.ts';
import {
  dashboardFigures,
  requireModerator,
} from '#app/features/desks/moderation/queries.server.ts';
import { entryOf } from '#app/features/desks/moderation/queue/queue-paths.ts';
import { queueViewIn } from '#app/features/desks/moderation/queue/queue-view.server.ts';
import { moderationQueue } from '#app/features/desks/moderation/queue/queue.server.ts';
import { openAppealCount } from '#app/features/desks/moderation/appeals/queries.server.ts';
import { openReportCount } from '#app/features/desks/moderation/reports/queries.server.ts';
import { recentDecisions } from '#app/features/desks/moderation/recent/recent-decisions.server.ts';
import { nextInQueue } from '#app/features/desks/moderation/way-back.server.ts';
import { reasonOptions } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { moderation } from '#app/messages/en/moderation.ts';
import { placeIn } from '#app/lib/db/read-page.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => {
    const view = await queueViewIn(ctx, url.searchParams);
    const [figures, queue, communities, recent, reports, appeals] = await Promise.all([
      dashboardFigures(ctx, view.moderated),
      moderationQueue(ctx, view, placeIn(url.searchParams)),
      fewCommunities(ctx, findableBy(ctx)),
      recentDecisions(ctx),
      openReportCount(ctx),
      openAppealCount(ctx),
    ]);
    const reasons = reasonOptions(ctx.locale, 'REJECT');
    const { filter, community, communityName } = view;
    const waiting = { reports, appeals };
    return {
      ...{ figures, filter, community, communityName, queue, recent, reasons, waiting },
      communities: communities?.map(({ slug, name }) => ({ slug, name })) ?? null,
    };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request, url }) => {
    await requireActorForForm(ctx, request, ['reason'], entryOf);
    requireModerator(ctx);
    return decideByForm(ctx, request, ({ place }) =>
      place === undefined
        ? Promise.resolve(url.pathname + url.search)
        : nextInQueue(ctx, url, place),
    );
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadAfterConflict as shouldRevalidate } from '#app/features/posts/posts/decisions/reload-after-conflict.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, moderation);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Moderation() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <Dashboard {...loaded} reply={reply} />;
}
