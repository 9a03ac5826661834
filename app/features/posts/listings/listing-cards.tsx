import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ListingCard } from './queries.server.ts';

/** Listings side by side, each a card that opens. */
export function ListingCards({ listings }: { listings: ListingCard[] }) {
  const label = useMessages(listingLabels);
  const { price, relativeTime } = useFormats();
  const lang = useLang();
  return (
    <div className={layout.grid}>
      {listings.map((listing) => (
        <Card
          key={listing.id}
          to={`/listings/${listing.id}`}
          title={listing.title}
          lang={lang(listing.language)}
          picture={listing.picture ?? { src: '/images/listings/none.svg' }}
        >
          <p className={card.figure}>{price(listing.price)}</p>
          <OtherLanguage language={listing.language} />
          <CardFoot>
            {listing.mark && <Badge kind="accent">{listing.mark}</Badge>}
            {listing.condition && <Badge>{label(`conditions.${listing.condition}`)}</Badge>}
            <span className={card.meta}>
              <Moment at={listing.createdAt} text={relativeTime(listing.createdAt)} />
            </span>
          </CardFoot>
        </Card>
      ))}
    </div>
  );
}
