import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ActivityCard } from './queries.server.ts';

/** The hub's activities, the soonest first. */
export function ActivitiesTab({
  hubPath,
  canPost,
  activities,
  next,
}: {
  hubPath: string;
  canPost: boolean;
  activities: ActivityCard[];
  next: string | null;
}) {
  return (
    <section aria-labelledby="activities" className={layout.stack}>
      <h2 id="activities">Activities</h2>
      {activities.length === 0 ? (
        <EmptyState text="No activities yet.">
          {canPost && <ButtonLink to={`${hubPath}/activities/new`}>Post First Activity</ButtonLink>}
        </EmptyState>
      ) : (
        <div className={layout.grid}>
          {activities.map((activity) => (
            <Card
              key={activity.id}
              to={`/activities/${activity.id}`}
              title={activity.title}
              picture={activity.picture ?? { src: '/images/activities/none.svg' }}
            >
              <p>{activity.date ? activity.date.full : 'Day to be agreed'}</p>
              <p className={card.meta}>{activity.going}</p>
              <CardFoot>
                {activity.tags.map((tag) => (
                  <Badge key={tag} kind="accent">
                    {tag}
                  </Badge>
                ))}
              </CardFoot>
            </Card>
          ))}
        </div>
      )}
      <MoreLink to={next && `${hubPath}?tab=activities&after=${next}`} label="Later activities" />
    </section>
  );
}
