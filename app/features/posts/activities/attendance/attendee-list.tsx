import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityView } from '#app/messages/en/activity-view.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Address } from '#app/ui/text/address.tsx';
import * as styles from './attendance.css.ts';
import type { ActivityPage } from '../queries.server.ts';

/**
 * Who is going: the organizer, then everyone who joined, the first to join first, with the addresses of those who show
 * theirs; then who waits.
 */
export function AttendeeList({ activity }: { activity: ActivityPage }) {
  const { attendees, organizer, waiting } = activity;
  const t = useMessages(activityView);
  if (!attendees) return null;
  // The organizer is first in the list, and is none of those who joined.
  const going = attendees.faces.length + attendees.others;
  const joined = attendees.items.filter(({ id }) => id !== organizer.id);
  return (
    <section aria-labelledby="attendees" className={layout.stack}>
      <h2 id="attendees">{t('attendees')}</h2>
      {going > 0 && <p className={layout.muted}>{t('organizerAnd', { count: going })}</p>}
      <ul role="list" className={styles.people}>
        <Person person={organizer} isOrganizer />
        {joined.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {joined.length === 0 && <EmptyPage>{null}</EmptyPage>}
      <ListPages
        page={attendees}
        previousLabel={t('previousAttendees')}
        nextLabel={t('moreAttendees')}
        hash="#attendees"
      />
      {waiting.names.length > 0 && (
        <>
          <h3>{t('waiting')}</h3>
          <ol>
            {waiting.names.map((name, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ol>
          {waiting.others > 0 && <p>{t('moreWaiting', { count: waiting.others })}</p>}
        </>
      )}
    </section>
  );
}

function Person({
  person: { name, email, initials, image },
  isOrganizer = false,
}: {
  /** `email` is null where they do not show it. */
  person: { name: string; email: string | null; initials: string; image: string | null };
  isOrganizer?: boolean;
}) {
  const t = useMessages(activityView);
  return (
    <li className={styles.person}>
      <Avatar initials={initials} image={image} />
      <span className={styles.words}>
        <span className={layout.row}>
          <bdi>{name}</bdi>
          {isOrganizer && <Badge kind="accent">{t('organizer')}</Badge>}
        </span>
        {email && (
          <a href={`mailto:${email}`} className={layout.small}>
            <Address of={email} />
          </a>
        )}
      </span>
    </li>
  );
}
