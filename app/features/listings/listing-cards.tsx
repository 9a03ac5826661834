import { Badge } from '#app/ui/badge.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ListingCard } from './queries.server.ts';

/** Listings side by side, each a card that opens. */
export function ListingCards({ listings }: { listings: ListingCard[] }) {
  return (
    <div className={layout.grid}>
      {listings.map((listing) => (
        <Card
          key={listing.id}
          to={`/listings/${listing.id}`}
          title={listing.title}
          picture={listing.picture ?? { src: '/images/listings/none.svg' }}
        >
          <p className={card.figure}>{listing.price}</p>
          <CardFoot>
            {listing.condition && <Badge>{listing.condition}</Badge>}
            <span className={card.meta}>{listing.posted}</span>
          </CardFoot>
        </Card>
      ))}
    </div>
  );
}
