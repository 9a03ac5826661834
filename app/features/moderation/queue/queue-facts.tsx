import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingLabels } from '#app/messages/listing-labels.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/moment.tsx';
import * as styles from '../dashboard.css.ts';
import type { QueueItem as Item } from './queue-entry.server.ts';

/** A listing's category and price, or an activity's first tag and its start. */
export function QueueFacts({
  item: { category, tag, price, when },
  lang,
}: {
  item: Item;
  lang: string | undefined;
}) {
  const labels = useMessages(listingLabels);
  const { exactPrice, shortDateTime } = useFormats();
  return (
    <>
      {category && <Badge>{labels(`categories.${category}`)}</Badge>}
      {tag && (
        <span lang={lang}>
          <Badge>{tag}</Badge>
        </span>
      )}
      {price !== null && <span className={styles.headline}>{exactPrice(price)}</span>}
      {when && (
        <span className={styles.headline}>
          <Moment at={when} text={shortDateTime(when)} />
        </span>
      )}
    </>
  );
}
