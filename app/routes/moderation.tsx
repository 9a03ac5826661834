import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Dashboard } from '#app/features/moderation/dashboard.tsx';
import { decideByForm } from '#app/features/posts/decisions/decide-form.server.ts';
import {
  dashboardFigures,
  queueFilterSchema,
  requireModerator,
} from '#app/features/moderation/queries.server.ts';
import { queueAnchor, queuePath } from '#app/features/moderation/queue-paths.ts';
import { afterDecision, moderationQueue } from '#app/features/moderation/queue.server.ts';
import { recentDecisions } from '#app/features/moderation/recent-decisions.server.ts';
import { metaMessages, privateMeta } from '#app/features/shell/metadata.ts';
import { moderation } from '#app/messages/moderation.ts';
import { placeIn } from '#app/lib/db/read-page.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => {
    requireModerator(ctx);
    const filter = queueFilterSchema.parse(url.searchParams.get('show'));
    const [figures, queue, recent] = await Promise.all([
      dashboardFigures(ctx),
      moderationQueue(ctx, filter, placeIn(url.searchParams)),
      recentDecisions(ctx),
    ]);
    return { figures, filter, queue, recent };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request, url }) => {
    await requireActorForForm(ctx, request);
    requireModerator(ctx);
    const filter = queueFilterSchema.parse(url.searchParams.get('show'));
    return decideByForm(ctx, request, async ({ place }) => {
      if (place === undefined) return url.pathname + url.search;
      const shown = placeIn(url.searchParams);
      const { page, next } = await afterDecision(ctx, filter, { shown, cursor: place });
      return `${queuePath(filter, page)}#${next ? queueAnchor(next) : 'queue'}`;
    });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadAfterConflict as shouldRevalidate } from '#app/features/posts/decisions/reload-after-conflict.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, moderation);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Moderation() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <Dashboard {...loaded} reply={reply} />;
}
