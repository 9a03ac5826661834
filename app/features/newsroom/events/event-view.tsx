import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { events } from '#app/messages/en/events.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { pictureName } from '#app/ui/pictures/picture-name.ts';
import { button } from '#app/ui/button.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { EventPage } from './queries.server.ts';
import * as styles from './event.css.ts';

/** A city event. Residents can post it as an activity of their community. */
export function EventView({ event }: { event: EventPage }) {
  const t = useMessages(events);
  const { dateRange, timeOfDay } = useFormats();
  const lang = useLang()(event.language);
  const [first, ...others] = event.pictures;
  const [primary] = event.communities;
  const { startDate, endDate } = event;
  return (
    <article className={`${layout.page} ${styles.event}`}>
      <BackLink to="/events">{t('allEvents')}</BackLink>
      <OtherLanguage language={event.language} />
      <h1 lang={lang} className={styles.title}>
        {event.title}
      </h1>
      <div className={styles.body}>
        <div className={styles.text}>
          {first && (
            <img
              src={first}
              alt={event.pictureAlts[0] ?? ''}
              width={1200}
              height={675}
              className={reading.opening}
              {...pictureName(`/events/${event.slug}`)}
            />
          )}
          <div lang={lang} className={`${reading.reading} ${styles.words}`}>
            {event.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          {others.map((src, index) => (
            <img
              key={src}
              src={src}
              alt={
                event.pictureAlts[index + 1] ??
                t('picture', { title: event.title, number: index + 2 })
              }
              width={800}
              height={450}
              loading="lazy"
              className={`${reading.opening} ${styles.words}`}
            />
          ))}
        </div>
        <div className={styles.side}>
          <dl className={styles.facts}>
            <div>
              <dt className={layout.muted}>{t('when')}</dt>
              <dd>
                <strong>
                  <Moment at={startDate} text={dateRange(startDate, endDate)} />
                </strong>
              </dd>
              <dd>{event.isOver ? t('over') : t('startsAt', { time: timeOfDay(startDate) })}</dd>
            </div>
            {event.location && (
              <div>
                <dt className={layout.muted}>{t('where')}</dt>
                <dd>
                  <strong>
                    <bdi lang={lang}>{event.location}</bdi>
                  </strong>
                </dd>
              </div>
            )}
          </dl>
          <div className={styles.actions}>
            {!event.isOver && (
              <a
                href={`/events/${event.slug}.ics`}
                className={primary ? button.quiet : button.main}
              >
                <Icon name="calendar" />
                {t('addToCalendar')}
              </a>
            )}
            {event.website && (
              <a href={event.website} rel="noopener" className={button.quiet}>
                {t('website')}
              </a>
            )}
          </div>
          {primary && <YourCommunity event={event} />}
        </div>
      </div>
    </article>
  );
}

function YourCommunity({ event }: { event: EventPage }) {
  const t = useMessages(events);
  return (
    <section aria-labelledby="your-community" className={styles.community}>
      <h2 id="your-community" className={styles.communityTitle}>
        {t('yourCommunity')}
      </h2>
      {!event.isOver && <p>{t('takeNeighbours')}</p>}
      <ul role="list" className={styles.communities}>
        {event.communities.map((community, index) => (
          <li key={community.slug} className={styles.communityRow}>
            <Link to={`/communities/${community.slug}`}>
              <bdi>{community.name}</bdi>
            </Link>
            {!event.isOver && (
              <ButtonLink
                kind={index === 0 ? 'main' : 'quiet'}
                to={createPath(community.slug, event.slug)}
                aria-label={
                  event.communities.length > 1
                    ? t('createActivityIn', { community: community.name })
                    : undefined
                }
              >
                {t('createActivity')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const createPath = (community: string, event: string) =>
  `/communities/${community}/activities/new?event=${encodeURIComponent(event)}`;
