import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ActivityForm } from '#app/features/activities/activity-form.tsx';
import { editActivity } from '#app/features/activities/commands.server.ts';
import { activityDraft } from '#app/features/activities/queries.server.ts';
import { activityFormSchema } from '#app/features/activities/schema.ts';
import { submitPhotoForm } from '#app/features/photos/submit-form.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { handlePage } from '#app/lib/forms/submit-form.server.ts';
import { idOf } from '#app/lib/http/id-param.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Its form carries photos: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, params }) => ({
    draft: await activityDraft({ em, actor }, idOf(params.id, 'Activity not found')),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, request }) => {
    const ctx = { em, actor };
    const id = idOf(params.id, 'Activity not found');
    return submitPhotoForm(ctx, request, {
      schema: activityFormSchema,
      run: async (input, { images, attempt }) => {
        const edited = await editActivity(ctx, id, { ...input, images }, attempt);
        return redirectWithToast(`/activities/${id}`, {
          kind: 'success',
          title: 'Activity saved',
          description: edited.awaitsReview
            ? 'Your activity has been submitted for review by the community board.'
            : 'Your activity is now live!',
        });
      },
    });
  });

export { keepUnsent as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta({
    title: `Edit ${data?.draft.title ?? 'activity'}`,
    description: 'Change your activity.',
  });

export default function EditActivity() {
  const { draft, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[
              { to: `/communities/${draft.community.slug}`, label: draft.community.name },
              { to: `/activities/${draft.id}`, label: draft.title },
            ]}
            current="Edit"
          />
        }
        title="Edit your activity"
        lead={
          draft.community.requireModeration &&
          `The board of ${draft.community.name} looks at it again before it shows. Who joined stays on the list.`
        }
      />
      <ActivityForm
        result={answer?.result}
        formKey={formKey}
        defaults={draft.values}
        earliest={draft.earliest}
        pending={pending && 'Saving…'}
        failed="This activity was not saved"
        submitLabel="Save activity"
        cancelTo={`/activities/${draft.id}`}
      />
    </div>
  );
}
