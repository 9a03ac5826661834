import type { ComponentProps } from 'react';
import { statusKey } from '#app/features/posts/posts/status-key.ts';
import { PlainLink, PostFrame } from '#app/features/posts/posts/post-frame.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityView } from '#app/messages/en/activity-view.ts';
import { postPage } from '#app/messages/en/post-page.ts';
import { postStates } from '#app/messages/en/post-states.ts';
import { posts } from '#app/messages/en/posts.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { button } from '#app/ui/button.css.ts';
import * as styles from '#app/ui/detail.css.ts';
import { Detail, Panel } from '#app/ui/detail.tsx';
import { beside } from '#app/ui/drawings/icon.css.ts';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { Address } from '#app/ui/text/address.tsx';
import { DateTile } from '#app/ui/text/date-tile.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ActivityCards } from './activity-card.tsx';
import { AttendanceAction, AttendanceFacts } from './attendance/attendance-bar.tsx';
import { AttendeeList } from './attendance/attendee-list.tsx';
import type { ActivityPage } from './queries.server.ts';

/** An activity as anybody sees it, with what its organizer, neighbours and moderators may do. */
export function ActivityView({
  activity,
  back,
}: {
  activity: ActivityPage;
  back: ComponentProps<typeof PostFrame>['back'];
}) {
  const t = useMessages(activityView);
  const { cardDateTime } = useFormats();
  const { when, place, whenText, community, organizer, contactEmail, tags } = activity;
  const { choice } = activity.attendance;
  const hasDetails = tags.length > 0 || contactEmail !== null || activity.contactIsFor !== null;
  const lang = useLang()(activity.language);
  return (
    <PostFrame
      type="ACTIVITY"
      post={activity}
      back={back}
      badge={<StatusBadge activity={activity} />}
      tile={when && <DateTile at={when} />}
      headline={
        <>
          <p className={`${layout.lead} ${beside}`}>
            <Icon name="clock" />
            <span>{when ? <Moment at={when} text={whenText} /> : whenText}</span>
          </p>
          {(place || !activity.isOver) && (
            <p className={`${layout.lead} ${beside}`}>
              <Icon name="place" />
              {place ? <bdi lang={lang}>{place}</bdi> : t('placeOpen')}
            </p>
          )}
          {activity.calendar?.to && (
            <p>
              <a href={activity.calendar.to} className={button.quiet}>
                <Icon name="calendar" />
                {activity.calendar.label}
              </a>
            </p>
          )}
          <AttendanceFacts activity={activity} />
        </>
      }
      fact={when && cardDateTime(when)}
      action={choice && <AttendanceAction choice={choice} />}
      below={<AttendeeList activity={activity} />}
      report={activity.report}
      preview={
        activity.card && (
          <ActivityCards
            activities={[
              {
                ...activity.card,
                picture: activity.pictures[0] ?? null,
                attendance: activity.attendance.counts,
                ...{ faces: [], choice: null },
              },
            ]}
          />
        )
      }
    >
      <Panel title={t('organizedBy')}>
        <p className={styles.person}>
          <Avatar initials={organizer.initials} image={organizer.image} />
          <span>
            <Link to={`/users/${organizer.id}`}>
              <bdi>{organizer.name}</bdi>
            </Link>
            , <bdi>{community.name}</bdi>
          </span>
        </p>
        {activity.write && <PlainLink link={activity.write} />}
      </Panel>
      {hasDetails && (
        <Panel title={t('details')}>
          <dl className={styles.details}>
            {tags.length > 0 && (
              <Detail
                label={t('tags')}
                value={
                  <span lang={lang} className={styles.chips}>
                    {tags.map((tag) => (
                      <Badge key={tag} kind="accent">
                        {tag}
                      </Badge>
                    ))}
                  </span>
                }
              />
            )}
            {contactEmail && (
              <Detail
                label={t('contact')}
                value={
                  <a href={`mailto:${contactEmail}`}>
                    <Address of={contactEmail} />
                  </a>
                }
              />
            )}
            {activity.contactIsFor && (
              <Detail label={t('contact')} value={<HiddenContact activity={activity} />} />
            )}
          </dl>
        </Panel>
      )}
    </PostFrame>
  );
}

/** Who can see the contact address, with the way to log in for a visitor. */
function HiddenContact({ activity: { id, community, contactIsFor } }: { activity: ActivityPage }) {
  const page = useMessages(postPage);
  return (
    <>
      {page.rich('contactForMembers', { community: <bdi>{community.name}</bdi> })}{' '}
      {contactIsFor === 'log-in' && (
        <Link to={`/login?redirectTo=${encodeURIComponent(`/activities/${id}`)}`}>
          {page('logInToSeeContact')}
        </Link>
      )}
    </>
  );
}

/** What is not as usual: that it is full, over, or not published. */
function StatusBadge({
  activity: { state, isOver, onNow, attendance },
}: {
  activity: ActivityPage;
}) {
  const t = useMessages(posts);
  const say = useMessages(postStates);
  const isLive = state.status === 'PUBLISHED';
  return (
    <>
      {!isLive && <Badge kind="notice">{say(statusKey('ACTIVITY', state.status))}</Badge>}
      {attendance.full && <Badge kind="notice">{attendance.full}</Badge>}
      {onNow && <Badge kind="accent">{onNow}</Badge>}
      {isOver && <Badge>{t('over')}</Badge>}
    </>
  );
}
