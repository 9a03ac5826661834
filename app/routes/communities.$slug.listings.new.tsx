import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { openForPosting } from '#app/features/communities/queries.server.ts';
import { postListing } from '#app/features/listings/commands.server.ts';
import { ListingForm } from '#app/features/listings/listing-form.tsx';
import { listingFormSchema } from '#app/features/listings/schema.ts';
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
  handlePage(args, async ({ em, actor, params }) => {
    const ctx = { em, actor };
    const community = await openForPosting(ctx, params.slug ?? '');
    return { community, contactEmail: requireActor(ctx).email, formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, request }) => {
    const ctx = { em, actor };
    const community = await openForPosting(ctx, params.slug ?? '');
    return submitPhotoForm(ctx, request, {
      schema: listingFormSchema,
      run: async ({ version: _, ...input }, { attempt }) => {
        const posted = await postListing(ctx, community.id, input, attempt);
        return redirectWithToast(`/listings/${posted.id}`, {
          kind: 'success',
          title: 'Listing submitted',
          description: posted.awaitsReview
            ? 'Your listing has been submitted for review by the community board.'
            : 'Your listing is now live!',
        });
      },
    });
  });

export { keepUnsent as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta({
    title: ['Post for Sale', data?.community.name ?? 'Community'],
    description: 'Offer something to your neighbours.',
  });

export default function NewListing() {
  const { community, contactEmail, formKey } = useLoaderData<typeof loader>();
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
              { to: `${hubPath}?tab=buy-sell`, label: 'Buy & Sell' },
            ]}
            current="Post for Sale"
          />
        }
        title="Post for Sale"
        lead={
          community.requireModeration
            ? `The board of ${community.name} looks at it first.`
            : `It shows in ${community.name} at once.`
        }
      />
      <ListingForm
        result={answer?.result}
        formKey={formKey}
        defaults={{ contactEmail }}
        pending={pending && 'Posting…'}
        failed="Failed to create listing. Please try again."
        submitLabel="Post listing"
        cancelTo={`${hubPath}?tab=buy-sell`}
      />
    </div>
  );
}
