import { Link } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { EventPage } from './queries.server.ts';
import * as styles from './event.css.ts';

/** A city event as anybody sees it; who lives in a community can take the neighbours along. */
export function EventView({ event }: { event: EventPage }) {
  const [first, ...others] = event.pictures;
  const [condo] = event.condos;
  return (
    <article className={`${layout.page} ${styles.event}`}>
      <p>
        <Link to="/">Back to Home</Link>
      </p>
      <h1 className={styles.title}>{event.title}</h1>
      <div className={styles.body}>
        <div className={styles.text}>
          {first && (
            <img src={first} alt="" width={1200} height={675} className={reading.opening} />
          )}
          <div className={`${reading.reading} ${styles.words}`}>
            {event.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          {others.map((src, index) => (
            <img
              key={src}
              src={src}
              alt={`${event.title}, view ${index + 2}`}
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
              <dt className={layout.muted}>When</dt>
              <dd>
                <strong>{event.dates}</strong>
              </dd>
              <dd>{event.isOver ? 'This event is over.' : `From ${event.startsAt}`}</dd>
            </div>
            {event.location && (
              <div>
                <dt className={layout.muted}>Where</dt>
                <dd>
                  <strong>
                    <bdi>{event.location}</bdi>
                  </strong>
                </dd>
              </div>
            )}
          </dl>
          <div className={styles.actions}>
            {condo && !event.isOver && (
              <ButtonLink to={createPath(condo.slug, event.slug)}>Create Activity</ButtonLink>
            )}
            {event.website && (
              <a href={event.website} rel="noopener" className={button.quiet}>
                Visit Official Website
              </a>
            )}
          </div>
          {condo && <YourCommunity event={event} />}
        </div>
      </div>
    </article>
  );
}

function YourCommunity({ event }: { event: EventPage }) {
  return (
    <section aria-labelledby="your-community" className={styles.community}>
      <h2 id="your-community" className={styles.communityTitle}>
        Your Community
      </h2>
      {!event.isOver && <p>Going? Post it as an activity, and neighbours can come along.</p>}
      <ul role="list" className={layout.stack}>
        {event.condos.map((condo) => (
          <li key={condo.slug} className={styles.condo}>
            <Link to={`/communities/${condo.slug}`}>
              <bdi>{condo.name}</bdi>
            </Link>
            {!event.isOver && (
              <ButtonLink
                kind="quiet"
                to={createPath(condo.slug, event.slug)}
                aria-label={`Create Activity in ${condo.name}`}
              >
                Create Activity
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
