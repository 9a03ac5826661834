import { Form, useNavigation } from '@remix-run/react';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './attendance.css.ts';
import type { ActivityPage } from './queries.server.ts';

/** How many come, and the one thing the viewer can do about it. */
export function AttendanceBar({ activity }: { activity: ActivityPage }) {
  const { attendees, going } = activity;
  return (
    <div className={layout.row}>
      <Choice activity={activity} />
      {attendees && attendees.faces.length > 0 && (
        <span className={styles.faces} aria-hidden>
          {attendees.faces.map(({ id, initials, image }) => (
            <Avatar key={id} initials={initials} image={image} />
          ))}
          {attendees.others > 0 && <span className={styles.others}>+{attendees.others}</span>}
        </span>
      )}
      <span className={layout.muted}>{going}</span>
    </div>
  );
}

function Choice({ activity }: { activity: ActivityPage }) {
  const { formData } = useNavigation();
  const onItsWay = formData?.get('attendance') ?? null;
  const { attendance, community, id, isOver, standing } = activity;
  switch (attendance) {
    case 'join':
      return (
        <Form method="post">
          <Button name="attendance" value="join" pending={onItsWay === 'join' && 'Joining…'}>
            Join
          </Button>
        </Form>
      );
    case 'leave':
      return (
        <Form method="post">
          <Button
            kind="quiet"
            name="attendance"
            value="leave"
            pending={onItsWay === 'leave' && 'Leaving…'}
          >
            Leave
          </Button>
        </Form>
      );
    case 'log-in':
      return (
        <ButtonLink to={`/login?redirectTo=${encodeURIComponent(`/activities/${id}`)}`}>
          Log in to join
        </ButtonLink>
      );
    case 'members-only':
      return (
        <span>
          Residents of <bdi>{community.name}</bdi> can join.
        </span>
      );
    case null:
      if (standing.status === 'CANCELLED')
        return <strong>This activity has been cancelled.</strong>;
      return standing.status === 'PUBLISHED' && isOver ? (
        <strong>This activity is over.</strong>
      ) : null;
  }
}
