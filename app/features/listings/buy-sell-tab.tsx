import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
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
        <div className={layout.grid}>
          {listings.map((listing) => (
            <Card
              key={listing.id}
              to={`/listings/${listing.id}`}
              title={listing.title}
              picture={{ src: listing.picture ?? '/images/listings/none.svg' }}
            >
              <p className={card.figure}>{listing.price}</p>
              <CardFoot>
                {listing.condition && <Badge>{listing.condition}</Badge>}
                <span className={card.meta}>{listing.posted}</span>
              </CardFoot>
            </Card>
          ))}
        </div>
      )}
      <MoreLink to={next && `${hubPath}?tab=buy-sell&after=${next}`} label="Older listings" />
    </section>
  );
}
