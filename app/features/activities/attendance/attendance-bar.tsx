import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activities } from '#app/messages/activities.ts';
import { activityView } from '#app/messages/activity-view.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './attendance.css.ts';
import type { ActivityPage } from '../queries.server.ts';

/** How many come, and the one thing the viewer can do about it. */
export function AttendanceBar({ activity }: { activity: ActivityPage }) {
  const t = useMessages(activityView);
  const tab = useMessages(activities);
  const { attendees, going, isOver } = activity;
  const counts = isOver
    ? going === 0
      ? t('nobodyJoined')
      : t('joined', { count: going })
    : going === 0
      ? t('nobodyYet')
      : tab('going', { count: going });
  return (
    <div className={layout.row}>
      <Choice activity={activity} />
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
  );
}

function Choice({ activity }: { activity: ActivityPage }) {
  const t = useMessages(activityView);
  const { formData } = useNavigation();
  const sending = formData?.get('attendance') ?? null;
  const { attendance, community, id, isOver, state } = activity;
  switch (attendance) {
    case 'join':
      return (
        <Form method="post">
          <Button name="attendance" value="join" pending={sending === 'join' && t('joining')}>
            {t('join')}
          </Button>
        </Form>
      );
    case 'leave':
      return (
        <>
          {state.status === 'CANCELLED' && <strong>{t('isCancelled')}</strong>}
          <LeaveForm />
        </>
      );
    case 'log-in':
      return (
        <ButtonLink to={`/login?redirectTo=${encodeURIComponent(`/activities/${id}`)}`}>
          {t('loginToJoin')}
        </ButtonLink>
      );
    case 'members-only':
      return <span>{t.rich('membersCanJoin', { community: <bdi>{community.name}</bdi> })}</span>;
    case null:
      if (state.status === 'CANCELLED') return <strong>{t('isCancelled')}</strong>;
      return state.status === 'PUBLISHED' && isOver ? <strong>{t('isOver')}</strong> : null;
  }
}

/** The button that takes the viewer off the list. */
export function LeaveForm() {
  const t = useMessages(activityView);
  const isLeaving = useNavigation().formData?.get('attendance') === 'leave';
  return (
    <Form method="post">
      <Button kind="quiet" name="attendance" value="leave" pending={isLeaving && t('leaving')}>
        {t('leave')}
      </Button>
    </Form>
  );
}
