import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityView } from '#app/messages/en/activity-view.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/drawings/icon.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './attendance.css.ts';
import type { ActivityPage } from '../queries.server.ts';
import type { Choice } from './attendance-text.server.ts';

/** How many come, with the first faces, and what else there is to know of it. */
export function AttendanceFacts({
  activity: { attendees, attendance },
}: {
  activity: Pick<ActivityPage, 'attendees' | 'attendance'>;
}) {
  const t = useMessages(activityView);
  const { counts, note, status } = attendance;
  return (
    <>
      {status && <strong>{status}</strong>}
      <div className={styles.coming}>
        {attendees && attendees.faces.length > 0 && (
          <span className={styles.faces} aria-hidden>
            {attendees.faces.map(({ id, initials, image }) => (
              <span key={id} className={styles.face}>
                <Avatar initials={initials} image={image} />
              </span>
            ))}
            {attendees.others > 0 && (
              <span className={styles.others}>{t('moreFaces', { count: attendees.others })}</span>
            )}
          </span>
        )}
        <span className={layout.muted}>{counts}</span>
      </div>
      {note && <p>{note}</p>}
    </>
  );
}

/** The one thing the viewer can do about it; for a person on the list, that they are, and a way off it. */
export function AttendanceAction({ choice }: { choice: Choice }) {
  if (choice.is === 'link' || choice.state === null) return <AttendanceChoice choice={choice} />;
  return (
    <div className={styles.onTheList}>
      <strong className={styles.state}>
        <Icon name="check" />
        {choice.state}
      </strong>
      <AttendanceChoice choice={choice} />
    </div>
  );
}

/** A button that puts the viewer on the list or takes them off it, or what stands in its place. */
export function AttendanceChoice({ choice }: { choice: Choice }) {
  const sending = useNavigation().formData?.get('attendance');
  if (choice.is === 'link') return <ButtonLink to={choice.to}>{choice.label}</ButtonLink>;
  const { value, label, pending } = choice;
  return (
    <Form method="post" className={styles.form}>
      <Button
        kind={value === 'leave' ? 'plain' : 'main'}
        name="attendance"
        value={value}
        pending={sending === value && pending}
      >
        {label}
      </Button>
    </Form>
  );
}
