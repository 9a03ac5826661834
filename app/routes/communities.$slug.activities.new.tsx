import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ActivityForm } from '#app/features/activities/activity-form.tsx';
import { postActivity } from '#app/features/activities/commands.server.ts';
import { eventDraft } from '#app/features/activities/event-draft.server.ts';
import { earliestStart } from '#app/features/activities/queries.server.ts';
import { activityFormSchema } from '#app/features/activities/schema.ts';
import { openForPosting } from '#app/features/communities/queries.server.ts';
import { submitPhotoForm } from '#app/features/photos/submit-form.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { handlePage } from '#app/lib/forms/submit-form.server.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Its form carries photos: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, url }) => {
    const ctx = { em, actor };
    const community = await openForPosting(ctx, params.slug ?? '');
    const draft = await eventDraft(ctx, url.searchParams.get('event'));
    return {
      community,
      defaults: { contactEmail: requireActor(ctx).email, ...draft },
      earliest: earliestStart(),
      formKey: newFormKey(),
    };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, request }) => {
    const ctx = { em, actor };
    const community = await openForPosting(ctx, params.slug ?? '');
    return submitPhotoForm(ctx, request, {
      schema: activityFormSchema,
      run: async ({ version: _, ...input }, { attempt }) => {
        const posted = await postActivity(ctx, community.id, input, attempt);
        return redirectWithToast(`/activities/${posted.id}`, {
          kind: 'success',
          title: 'Activity submitted',
          description: posted.awaitsReview
            ? 'Your activity has been submitted for review by the community board.'
            : 'Your activity is now live!',
        });
      },
    });
  });

export { keepUnsent as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta({
    title: ['Post Activity', data?.community.name ?? 'Community'],
    description: 'Invite your neighbours to something.',
  });

export default function NewActivity() {
  const { community, defaults, earliest, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  const hubPath = `/communities/${community.slug}`;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[
              { to: hubPath, label: community.name },
              { to: `${hubPath}?tab=activities`, label: 'Activities' },
            ]}
            current="Post Activity"
          />
        }
        title="Post Activity"
        lead={
          community.requireModeration
            ? `The board of ${community.name} looks at it first.`
            : `It shows in ${community.name} at once.`
        }
      />
      <ActivityForm
        result={answer?.result}
        formKey={formKey}
        defaults={defaults}
        earliest={earliest}
        pending={pending && 'Posting…'}
        failed="Failed to create activity. Please try again."
        submitLabel="Post activity"
        cancelTo={`${hubPath}?tab=activities`}
      />
    </div>
  );
}
