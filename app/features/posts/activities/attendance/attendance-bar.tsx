import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityView } from '#app/messages/en/activity-view.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './attendance.css.ts';
import type { ActivityPage } from '../queries.server.ts';
import type { Choice } from './attendance-text.server.ts';

/** How many come, and the one thing the viewer can do about it. */
export function AttendanceBar({ activity: { attendees, attendance } }: { activity: ActivityPage }) {
  const t = useMessages(activityView);
  const { counts, note, choice, status } = attendance;
  return (
    <>
      <div className={layout.row}>
        {status && <strong>{status}</strong>}
        {choice && <AttendanceChoice choice={choice} />}
        {attendees && attendees.faces.length > 0 && (
          <span className={styles.faces} aria-hidden>
            {attendees.faces.map(({ id, initials, image }) => (
              <Avatar key={id} initials={initials} image={image} />
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

/** A button that puts the viewer on the list or takes them off it, or what stands in its place. */
export function AttendanceChoice({ choice }: { choice: Choice }) {
  const sending = useNavigation().formData?.get('attendance');
  if (choice.is === 'link') return <ButtonLink to={choice.to}>{choice.label}</ButtonLink>;
  const { value, label, pending } = choice;
  return (
    <Form method="post">
      <Button
        kind={value === 'leave' ? 'quiet' : 'main'}
        name="attendance"
        value={value}
        pending={sending === value && pending}
      >
        {label}
      </Button>
    </Form>
  );
}
