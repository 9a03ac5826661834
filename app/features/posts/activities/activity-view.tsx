import { ModerationStateBox } from '#app/features/posts/posts/decisions/controls/moderation-state-box.tsx';
import { RevisionChanges } from '#app/features/posts/posts/revisions/revision-changes.tsx';
import type { PostLink } from '#app/features/posts/posts/post-links.server.ts';
import { statusKey } from '#app/features/posts/posts/status-key.ts';
import { WayUp } from '#app/features/posts/posts/way-up.tsx';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityView } from '#app/messages/en/activity-view.ts';
import { postPage } from '#app/messages/en/post-page.ts';
import { postStates } from '#app/messages/en/post-states.ts';
import { posts } from '#app/messages/en/posts.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { button } from '#app/ui/button.css.ts';
import * as styles from '#app/ui/detail.css.ts';
import { Detail, Panel, Pictures } from '#app/ui/detail.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { AttendanceBar } from './attendance/attendance-bar.tsx';
import * as attendance from './attendance/attendance.css.ts';
import { AttendeeList } from './attendance/attendee-list.tsx';
import type { ActivityPage } from './queries.server.ts';

/** An activity as anybody sees it, with what its organizer, neighbours and moderators may do. */
export function ActivityView({
  activity,
  back,
}: {
  activity: ActivityPage;
  /** The way back for a moderator who came from the queue. */
  back: { to: string; label: string } | null;
}) {
  const t = useMessages(activityView);
  const page = useMessages(postPage);
  const { when, place, whenText } = activity;
  const time = when ? <Moment at={when} text={whenText} /> : whenText;
  const lang = useLang()(activity.language);
  const { community, organizer, contactEmail, state, tags } = activity;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <WayUp community={community} tab="activities" back={back} />
      <div className={styles.columns}>
        <div className={styles.lead}>
          <Pictures
            pictures={activity.pictures}
            standIn="/images/activities/none.svg"
            title={activity.title}
          />
        </div>
        <header className={styles.head}>
          <div className={styles.title}>
            <StatusBadge activity={activity} />
            <h1 lang={lang}>{activity.title}</h1>
            <p className={layout.lead}>{time}</p>
          </div>
          <AttendanceBar activity={activity} />
          <ModerationStateBox
            type="ACTIVITY"
            state={state}
            editPath={`/activities/${activity.id}/edit`}
          />
        </header>
        <div className={styles.text}>
          <RevisionChanges state={state} />
          <section className={layout.prose} aria-label={page('description')}>
            {activity.paragraphs.map((paragraph, index) => (
              <p key={index} lang={lang}>
                {paragraph}
              </p>
            ))}
          </section>
          <AttendeeList activity={activity} />
        </div>
        <div className={styles.side}>
          <Panel title={t('details')}>
            <dl className={styles.details}>
              <Detail label={t('when')} value={time} />
              {place && <Detail label={t('where')} value={<span lang={lang}>{place}</span>} />}
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
                  value={<a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
                />
              )}
              {activity.contactIsFor && (
                <Detail label={t('contact')} value={<HiddenContact activity={activity} />} />
              )}
            </dl>
            {activity.dateLinks.map(toLink)}
          </Panel>
          <Panel title={t('organizedBy')}>
            <p className={attendance.organizer}>
              <Avatar initials={organizer.initials} image={organizer.image} />
              <span>
                <Link to={`/users/${organizer.id}`}>
                  <bdi>{organizer.name}</bdi>
                </Link>
                , <bdi>{community.name}</bdi>
              </span>
            </p>
            {activity.links.map(toLink)}
          </Panel>
        </div>
      </div>
    </div>
  );
}

const toLink = ({ to, label }: PostLink) => (
  <a key={to} href={to} className={button.quiet}>
    {label}
  </a>
);

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

function StatusBadge({ activity: { state, isOver } }: { activity: ActivityPage }) {
  const t = useMessages(posts);
  const say = useMessages(postStates);
  const isLive = state.status === 'PUBLISHED';
  return (
    <span className={layout.row}>
      {!(isLive && isOver) && (
        <Badge kind={isLive ? 'accent' : 'notice'}>
          {say(statusKey('ACTIVITY', state.status))}
        </Badge>
      )}
      {isOver && <Badge>{t('over')}</Badge>}
    </span>
  );
}
