import { Link } from '@remix-run/react';
import { statusLabels } from '#app/features/posts/labels.ts';
import { StandingBox } from '#app/features/posts/decisions/moderation-state-box.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import * as styles from '#app/ui/detail.css.ts';
import { Detail, Panel, Pictures } from '#app/ui/detail.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { AttendanceBar } from './attendance-bar.tsx';
import * as attendance from './attendance.css.ts';
import { AttendeeList } from './attendee-list.tsx';
import type { ActivityPage } from './queries.server.ts';

/** An activity as anybody sees it, with what its organizer, neighbours and moderators may do. */
export function ActivityView({ activity }: { activity: ActivityPage }) {
  const { community, organizer, contactEmail, standing, tags } = activity;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <p>
        <Link to={`/communities/${community.slug}?tab=activities`}>
          Back to <bdi>{community.name}</bdi>
        </Link>
      </p>
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
            <h1>{activity.title}</h1>
            <p className={layout.lead}>{activity.when ?? 'Day to be agreed'}</p>
          </div>
          <AttendanceBar activity={activity} />
          <StandingBox
            type="ACTIVITY"
            standing={standing}
            editPath={`/activities/${activity.id}/edit`}
          />
        </header>
        <div className={styles.text}>
          <section className={layout.prose} aria-label="Description">
            {activity.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </section>
          <AttendeeList activity={activity} />
        </div>
        <div className={styles.side}>
          <Panel title="Details">
            <dl className={styles.details}>
              <Detail label="When" value={activity.when ?? 'Day to be agreed'} />
              {tags.length > 0 && (
                <Detail
                  label="Tags"
                  value={
                    <span className={styles.chips}>
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
                  label="Contact"
                  value={<a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
                />
              )}
            </dl>
          </Panel>
          <Panel title="Organized by">
            <p className={attendance.organizer}>
              <Avatar initials={organizer.initials} image={organizer.image} />
              <span>
                <Link to={`/users/${organizer.id}`}>
                  <bdi>{organizer.name}</bdi>
                </Link>
                , <bdi>{community.name}</bdi>
              </span>
            </p>
          </Panel>
        </div>
      </div>
    </div>
  );
}

function StatusBadge({ activity: { standing, isOver } }: { activity: ActivityPage }) {
  if (standing.status !== 'PUBLISHED') {
    return <Badge kind="notice">{statusLabels.ACTIVITY[standing.status]}</Badge>;
  }
  return isOver ? (
    <Badge>Over</Badge>
  ) : (
    <Badge kind="accent">{statusLabels.ACTIVITY.PUBLISHED}</Badge>
  );
}
