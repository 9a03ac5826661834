import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Dashboard } from '#app/features/moderation/dashboard.tsx';
import { decideByForm } from '#app/features/posts/decisions/decide-form.server.ts';
import {
  dashboardFigures,
  moderationQueue,
  queueFilterSchema,
  recentDecisions,
  requireModerator,
} from '#app/features/moderation/queries.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/forms/submit-form.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, url }) => {
    const ctx = { em, actor };
    requireModerator(ctx);
    const filter = queueFilterSchema.parse(url.searchParams.get('show'));
    const [figures, queue, recent] = await Promise.all([
      dashboardFigures(ctx),
      moderationQueue(ctx, { filter, cursor: url.searchParams.get('after') }),
      recentDecisions(ctx),
    ]);
    return { figures, filter, queue, recent };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, request, url }) => {
    const ctx = { em, actor };
    requireModerator(ctx);
    return decideByForm(ctx, request, url.pathname + url.search);
  });

export { keepUnsent as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction = () =>
  privateMeta({
    title: 'Moderation Dashboard',
    description: 'Manage community content and user submissions.',
  });

export default function Moderation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <Dashboard {...loaded} answer={answer} />;
}
