import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ListingCards } from './listing-cards.tsx';
import type { ListingCard } from './queries.server.ts';

/** The hub's listings, newest first. */
export function BuySellTab({
  hubPath,
  canPost,
  listings,
  next,
}: {
  hubPath: string;
  canPost: boolean;
  listings: ListingCard[];
  next: string | null;
}) {
  return (
    <section aria-labelledby="buy-sell" className={layout.stack}>
      <h2 id="buy-sell">Buy &amp; Sell</h2>
      {listings.length === 0 ? (
        <EmptyState text="No listings yet.">
          {canPost && <ButtonLink to={`${hubPath}/listings/new`}>Post First Listing</ButtonLink>}
        </EmptyState>
      ) : (
        <ListingCards listings={listings} />
      )}
      <MoreLink to={next && `${hubPath}?tab=buy-sell&after=${next}`} label="Older listings" />
    </section>
  );
}
