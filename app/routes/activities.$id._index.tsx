import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ActivityView } from '#app/features/activities/activity-view.tsx';
import { attendByForm } from '#app/features/activities/attend-form.server.ts';
import { activityPage } from '#app/features/activities/queries.server.ts';
import { privateMeta, publicMeta } from '#app/features/shell/metadata.ts';
import { DecisionSummary } from '#app/features/posts/decisions/decision-summary.tsx';
import { requireActor } from '#app/lib/session/context.server.ts';
import { handlePage } from '#app/lib/forms/submit-form.server.ts';
import { idOf } from '#app/lib/http/id-param.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { formState } from '#app/ui/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, url }) => ({
    activity: await activityPage(
      { em, actor },
      idOf(params.id, 'Activity not found'),
      url.searchParams.get('after'),
    ),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, request }) => {
    const ctx = { em, actor };
    requireActor(ctx);
    return attendByForm(ctx, request, idOf(params.id, 'Activity not found'));
  });

export { keepUnsent as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { title, when, community, paragraphs, pictures, standing } = args.data.activity;
  const page = {
    title: [title, community.name],
    description: `${when ?? 'Day to be agreed'}. ${paragraphs[0] ?? ''}`,
  };
  return standing.status === 'PUBLISHED'
    ? publicMeta(args, { ...page, picture: pictures[0]?.src })
    : privateMeta(page);
};

export default function Activity() {
  const { activity } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = formState(answer?.result);
  const attendance = form.field('attendance').value;
  return (
    <>
      {form.failed && (
        <div className={`${layout.page} ${layout.section}`}>
          {attendance === 'join' || attendance === 'leave' ? (
            <ErrorSummary
              form={form}
              title={`Failed to ${attendance} activity. Please try again.`}
            />
          ) : (
            <DecisionSummary answer={answer} title="This was not done" />
          )}
        </div>
      )}
      <ActivityView activity={activity} />
    </>
  );
}
