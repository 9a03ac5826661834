import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listingJsonLd } from '#app/features/posts/listings/json-ld.ts';
import { ListingView } from '#app/features/posts/listings/listing-view.tsx';
import { listingPage } from '#app/features/posts/listings/queries.server.ts';
import { wayBackToQueue, withWayBack } from '#app/features/desks/moderation/way-back.server.ts';
import { takesReason } from '#app/features/posts/posts/decisions/confirmed-actions.ts';
import { decideByForm } from '#app/features/posts/posts/decisions/decide-form.server.ts';
import { metaLocale, metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { DecisionSummary } from '#app/features/posts/posts/decisions/controls/decision-summary.tsx';
import { isWaiting } from '#app/features/posts/posts/decisions/state/moderation-state.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import { listingView } from '#app/messages/en/listing-view.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

export const handle = { sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const listing = await listingPage(ctx, parseIdParam(params.id, 'posts.notFound.LISTING'));
    const back = await wayBackToQueue(ctx, url, isWaiting(listing.state));
    return { listing, back, isForm: takesReason(listing.state) };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request, url }) => {
    await requireActorForForm(ctx, request, ['reason']);
    const id = parseIdParam(params.id, 'posts.notFound.LISTING');
    const subject = { subjectType: 'LISTING', id } as const;
    return decideByForm(ctx, request, withWayBack(`/listings/${id}`, url), subject);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadAfterConflict as shouldRevalidate } from '#app/features/posts/posts/decisions/reload-after-conflict.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { listing } = args.data;
  const locale = metaLocale(args.matches);
  const label = metaMessages(args.matches, listingLabels);
  const category = listing.category ? label(`categories.${listing.category}`) : undefined;
  const page = {
    title: [listing.title, listing.community.name],
    description: `${formatsFor(locale).price(listing.price)}. ${listing.paragraphs[0] ?? ''}`,
  };
  return listing.isPublic
    ? publicMeta(args, {
        ...page,
        picture: listing.pictures[0]?.src,
        about: listingJsonLd(listing, category),
      })
    : privateMeta(page);
};

export default function Listing() {
  const { listing, back } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(listingView);
  return (
    <>
      {reply && (
        <div className={`${layout.page} ${layout.section}`}>
          <DecisionSummary reply={reply} title={t('notDone')} steps={listing.state.transitions} />
        </div>
      )}
      <ListingView listing={listing} back={back} />
    </>
  );
}
