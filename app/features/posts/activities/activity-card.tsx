import { Form } from '@remix-run/react';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { useLang } from '#app/lib/i18n/use-messages.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import * as card from '#app/ui/card.css.ts';
import { Faces } from '#app/ui/faces.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { pictureName } from '#app/ui/pictures/picture-name.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { DateTile } from '#app/ui/text/date-tile.tsx';
import { TimeInFull } from '#app/ui/text/moment.tsx';
import type { ActivityCard as Activity } from './activity-card.server.ts';
import * as styles from './activity-card.css.ts';

/** Activities as lists show them: cards below a picture, or on a phone beside a small one. */
export const ActivityCards = ({ activities }: { activities: Activity[] }) => (
  <div className={styles.grid}>
    {activities.map((activity) => (
      <ActivityCard key={activity.id} activity={activity} />
    ))}
  </div>
);

function ActivityCard({ activity }: { activity: Activity }) {
  const { id, title, language, mark, when, day, place, tags, picture, faces, choice } = activity;
  const lang = useLang()(language);
  const drawing = standInOf('ACTIVITY', id);
  const to = `/activities/${id}`;
  return (
    <article className={styles.card}>
      <img
        src={picture?.src ?? drawing.src}
        srcSet={picture?.srcSet}
        sizes="(min-width: 48rem) 22rem, 4.5rem"
        alt=""
        width={picture?.width ?? 800}
        height={picture?.height ?? 600}
        loading="lazy"
        decoding="async"
        className={`${card.picture} ${picture ? '' : drawing.tint}`}
        {...pictureName(to)}
      />
      {when && <DateTile at={when} />}
      <div className={card.body}>
        <h3 lang={lang} className={card.title}>
          <Link to={to} className={card.link}>
            {title}
          </Link>
        </h3>
        <b className={layout.small}>{when ? <TimeInFull at={when}>{day}</TimeInFull> : day}</b>
        <p className={card.meta}>
          <bdi lang={lang}>{place}</bdi> {mark && <Badge>{mark}</Badge>}
        </p>
        <p lang={lang} className={styles.tags}>
          {tags}
        </p>
      </div>
      <div className={card.foot}>
        <p className={styles.who}>
          <Faces people={faces} others={0} />
          {activity.attendance}
        </p>
        {choice &&
          ('state' in choice ? (
            <Badge kind="accent">{choice.state}</Badge>
          ) : (
            <Form method="post" action={to} className={styles.join}>
              <Button kind="quiet" name="attendance" value="join" aria-label={choice.name}>
                {choice.join}
              </Button>
            </Form>
          ))}
      </div>
    </article>
  );
}
