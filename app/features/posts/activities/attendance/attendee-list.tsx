import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityView } from '#app/messages/en/activity-view.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './attendance.css.ts';
import type { ActivityPage } from '../queries.server.ts';

/** Who is going: the organizer, then everyone who joined, the first to join first. */
export function AttendeeList({ activity }: { activity: ActivityPage }) {
  const { attendees, organizer, contactEmail } = activity;
  const t = useMessages(activityView);
  if (!attendees) return null;
  const joined = attendees.items.filter(({ id }) => id !== organizer.id);
  return (
    <section aria-labelledby="attendees" className={layout.stack}>
      <h2 id="attendees">{t('attendees')}</h2>
      <ul role="list" className={styles.list}>
        <Person person={organizer} email={contactEmail} isOrganizer />
        {joined.map((person) => (
          <Person key={person.id} person={person} email={person.email} />
        ))}
      </ul>
      {joined.length === 0 && <EmptyPage>{null}</EmptyPage>}
      <ListPages
        page={attendees}
        previousLabel={t('previousAttendees')}
        nextLabel={t('moreAttendees')}
        hash="#attendees"
      />
    </section>
  );
}

function Person({
  person: { name, initials, image },
  email,
  isOrganizer = false,
}: {
  person: { name: string; initials: string; image: string | null };
  email: string | null;
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
            {email}
          </a>
        )}
      </span>
    </li>
  );
}
