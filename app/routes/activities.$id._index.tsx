import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ActivityView } from '#app/features/posts/activities/activity-view.tsx';
import { submitActivityPage } from '#app/features/posts/activities/attendance/attend-form.server.ts';
import {
  readOrClosed,
  toClosedActivity,
} from '#app/features/posts/activities/closed-activity.server.ts';
import { ClosedActivityView } from '#app/features/posts/activities/closed-activity.tsx';
import { activityPage } from '#app/features/posts/activities/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { wayBackToQueue, withWayBack } from '#app/features/desks/moderation/way-back.server.ts';
import { takesReason } from '#app/features/posts/posts/decisions/confirmed-actions.ts';
import { DecisionSummary } from '#app/features/posts/posts/decisions/controls/decision-summary.tsx';
import { isWaiting } from '#app/features/posts/posts/decisions/state/moderation-state.server.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityView } from '#app/messages/en/activity-view.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

export const handle = { sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const id = parseIdParam(params.id, 'posts.notFound.ACTIVITY');
    return readOrClosed(
      ctx,
      id,
      async () => {
        const activity = await activityPage(ctx, id, positionIn(url.searchParams));
        const isForm = takesReason(activity.state);
        const back = await wayBackToQueue(ctx, url, isWaiting(activity.state));
        return { closed: null, back, activity, isForm };
      },
      (joined) => ({
        closed: toClosedActivity(ctx.locale, joined),
        back: null,
        activity: null,
        isForm: false,
      }),
    );
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request, url }) => {
    await requireActorForForm(ctx, request, ['reason']);
    const id = parseIdParam(params.id, 'posts.notFound.ACTIVITY');
    const page = withWayBack(`/activities/${id}`, url);
    return submitActivityPage(ctx, request, { id, page });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadAfterConflict as shouldRevalidate } from '#app/features/posts/posts/decisions/reload-after-conflict.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = metaMessages(args.matches, activityView);
  if (args.data?.closed) {
    const title = args.data.closed.title ?? t('youJoined');
    return privateMeta({ title, description: t('closedForNow') });
  }
  if (!args.data?.activity) return [];
  const { title, whenText, community, paragraphs, pictures, isPublic } = args.data.activity;
  const page = {
    title: [title, community.name],
    description: `${whenText}. ${paragraphs[0] ?? ''}`,
  };
  return isPublic ? publicMeta(args, { ...page, picture: pictures[0]?.src }) : privateMeta(page);
};

export default function Activity() {
  const { activity, back, closed } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(activityView);
  const form = formState(reply?.result);
  const attendance = form.field('attendance').value;
  return (
    <>
      {reply && (
        <div className={`${layout.page} ${layout.section}`}>
          {attendance === 'join' || attendance === 'leave' ? (
            <ErrorSummary
              form={form}
              title={reply.heading ?? t(attendance === 'join' ? 'failedToJoin' : 'failedToLeave')}
            />
          ) : (
            <DecisionSummary
              reply={reply}
              title={t('notDone')}
              steps={activity?.state.transitions ?? []}
            />
          )}
        </div>
      )}
      {closed && <ClosedActivityView activity={closed} />}
      {activity && <ActivityView activity={activity} back={back} />}
    </>
  );
}
