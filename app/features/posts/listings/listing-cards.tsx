import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import { writtenIn } from '#app/messages/en/written-in.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as styles from './listings.css.ts';
import type { ListingCard } from './queries.server.ts';

/** Listings side by side, each a card that opens, its price first. */
export function ListingCards({
  listings,
  sayLanguage = true,
}: {
  listings: ListingCard[];
  /** Whether a card in another language than its page says so. */
  sayLanguage?: boolean;
}) {
  const label = useMessages(listingLabels);
  const { price, relativeTime } = useFormats();
  const say = useMessages(writtenIn);
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
            <p>
              <span className={card.figure}>{price(listing.price)}</span>
              {listing.marks.length > 0 && (
                <span className={styles.marks}>
                  {listing.marks.map((mark) => (
                    <Badge key={mark} kind="accent">
                      {mark}
                    </Badge>
                  ))}
                </span>
              )}
            </p>
          }
        >
          <CardFoot>
            <span className={`${facts} ${card.meta}`}>
              {listing.condition && (
                <span className={fact}>{label(`conditions.${listing.condition}`)}</span>
              )}
              <span className={fact}>
                <Moment at={listing.createdAt} text={relativeTime(listing.createdAt)} />
              </span>
              {sayLanguage && lang(listing.language) && (
                <span className={fact}>{say(listing.language)}</span>
              )}
            </span>
          </CardFoot>
        </Card>
      ))}
    </div>
  );
}
