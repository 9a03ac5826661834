import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { editListing } from '#app/features/listings/commands.server.ts';
import { ListingForm } from '#app/features/listings/listing-form.tsx';
import { listingDraft } from '#app/features/listings/queries.server.ts';
import { listingFormSchema } from '#app/features/listings/schema.ts';
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
    draft: await listingDraft({ em, actor }, idOf(params.id, 'Listing not found')),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, request }) => {
    const ctx = { em, actor };
    const id = idOf(params.id, 'Listing not found');
    return submitPhotoForm(ctx, request, {
      schema: listingFormSchema,
      run: async (input, { images, attempt }) => {
        const edited = await editListing(ctx, id, { ...input, images }, attempt);
        return redirectWithToast(`/listings/${id}`, {
          kind: 'success',
          title: 'Listing saved',
          description: edited.awaitsReview
            ? 'Your listing has been submitted for review by the community board.'
            : 'Your listing is now live!',
        });
      },
    });
  });

export { keepUnsent as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta({
    title: `Edit ${data?.draft.title ?? 'listing'}`,
    description: 'Change your listing.',
  });

export default function EditListing() {
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
              { to: `/listings/${draft.id}`, label: draft.title },
            ]}
            current="Edit"
          />
        }
        title="Edit your listing"
        lead={
          draft.community.requireModeration &&
          `The board of ${draft.community.name} looks at it again before it shows.`
        }
      />
      <ListingForm
        result={answer?.result}
        formKey={formKey}
        defaults={draft.values}
        pending={pending && 'Saving…'}
        failed="This listing was not saved"
        submitLabel="Save listing"
        cancelTo={`/listings/${draft.id}`}
      />
    </div>
  );
}
