import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as styles from './listings.css.ts';
import type { ListingCard } from './queries.server.ts';

/** Listings side by side, each a card that opens, its price first. */
export function ListingCards({ listings }: { listings: ListingCard[] }) {
  const label = useMessages(listingLabels);
  const { price, relativeTime } = useFormats();
  const lang = useLang();
  return (
    <div className={styles.grid}>
      {listings.map((listing) => (
        <Card
          key={listing.id}
          to={`/listings/${listing.id}`}
          title={listing.title}
          lang={lang(listing.language)}
          picture={listing.picture ?? standInOf('LISTING', listing.id, listing.category ?? null)}
          compact
          above={
            <p className={styles.above}>
              <span className={card.figure}>{price(listing.price)}</span>
              {listing.marks.map((mark) => (
                <Badge key={mark} kind="accent">
                  {mark}
                </Badge>
              ))}
            </p>
          }
        >
          <OtherLanguage language={listing.language} />
          <CardFoot>
            <span className={card.meta}>
              {listing.condition && `${label(`conditions.${listing.condition}`)} · `}
              <Moment at={listing.createdAt} text={relativeTime(listing.createdAt)} />
            </span>
          </CardFoot>
        </Card>
      ))}
    </div>
  );
}
