import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { useLang } from '#app/lib/i18n/use-messages.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { pictureName } from '#app/ui/pictures/picture-name.ts';
import { DateTile } from '#app/ui/text/date-tile.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import type { EventCard } from './queries.server.ts';
import * as styles from './event-row.css.ts';

/** City events to be scanned: the day, what it is, and where. */
export function EventRows({
  events,
  heading,
  pictured = false,
}: {
  events: EventCard[];
  heading: 'h2' | 'h3';
  /** Whether each has its picture beside it. */
  pictured?: boolean;
}) {
  return (
    <ol role="list" className={styles.rows}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} heading={heading} pictured={pictured} />
      ))}
    </ol>
  );
}

function EventRow({
  event: { slug, language, title, startDate, days, location, picture },
  heading: Heading,
  pictured,
}: {
  event: EventCard;
  heading: 'h2' | 'h3';
  pictured: boolean;
}) {
  const lang = useLang()(language);
  const to = `/events/${slug}`;
  return (
    <li className={styles.row}>
      <DateTile at={startDate} />
      <div className={styles.words}>
        <Heading lang={lang} className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.when}>
          <Moment at={startDate} text={days} />
        </p>
        {location && (
          <p lang={lang} className={styles.place}>
            {location}
          </p>
        )}
        <OtherLanguageBadge language={language} />
      </div>
      {pictured && picture && (
        <img
          src={picture}
          alt=""
          width={160}
          height={120}
          loading="lazy"
          decoding="async"
          className={styles.thumb}
          {...pictureName(to)}
        />
      )}
    </li>
  );
}
