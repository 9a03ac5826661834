import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as styles from '../dashboard.css.ts';
import type { QueueItem as Item } from './queue-entry.server.ts';

/** A listing's category and price, or an activity's first tag, its start and where it is. */
export function QueueFacts({
  item: { category, tag, headline, when, place },
  lang,
}: {
  item: Item;
  lang: string | undefined;
}) {
  return (
    <>
      {category && <Badge>{category}</Badge>}
      {tag && (
        <span lang={lang}>
          <Badge>{tag}</Badge>
        </span>
      )}
      {headline && (
        <span className={styles.headline}>
          {when ? <Moment at={when} text={headline} /> : headline}
        </span>
      )}
      {place && <span lang={lang}>{place}</span>}
    </>
  );
}
