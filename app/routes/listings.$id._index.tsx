import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listingJsonLd } from '#app/features/listings/json-ld.ts';
import { ListingView } from '#app/features/listings/listing-view.tsx';
import { listingPage } from '#app/features/listings/queries.server.ts';
import { decideByForm } from '#app/features/posts/decisions/decide-form.server.ts';
import { privateMeta, publicMeta } from '#app/features/shell/metadata.ts';
import { DecisionSummary } from '#app/features/posts/decisions/decision-summary.tsx';
import { handlePage } from '#app/lib/forms/submit-form.server.ts';
import { idOf } from '#app/lib/http/id-param.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, params }) => ({
    listing: await listingPage({ em, actor }, idOf(params.id, 'Listing not found')),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, request }) => {
    const id = idOf(params.id, 'Listing not found');
    const subject = { subjectType: 'LISTING', id } as const;
    return decideByForm({ em, actor }, request, `/listings/${id}`, subject);
  });

export { keepUnsent as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { listing } = args.data;
  const page = {
    title: [listing.title, listing.community.name],
    description: `${listing.price}. ${listing.paragraphs[0] ?? ''}`,
  };
  return listing.standing.status === 'PUBLISHED'
    ? publicMeta(args, {
        ...page,
        picture: listing.pictures[0]?.src,
        about: listingJsonLd(listing),
      })
    : privateMeta(page);
};

export default function Listing() {
  const { listing } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      {answer && (
        <div className={`${layout.page} ${layout.section}`}>
          <DecisionSummary answer={answer} title="This was not done" />
        </div>
      )}
      <ListingView listing={listing} />
    </>
  );
}
