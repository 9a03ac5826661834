import { Form } from '@remix-run/react';
import { Fragment } from 'react';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activities as words } from '#app/messages/en/activities.ts';
import { Button } from '#app/ui/button.tsx';
import * as card from '#app/ui/card.css.ts';
import { Faces } from '#app/ui/faces.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { pictureName } from '#app/ui/pictures/picture-name.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { DateTile } from '#app/ui/text/date-tile.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import type { HubActivities } from './hub-activities.server.ts';
import * as styles from './activity-card.css.ts';

type Activity = HubActivities['page']['items'][number];

/** Activities as lists show them: cards with a picture, or on a phone with the day alone. */
export const ActivityCards = ({ activities }: { activities: Activity[] }) => (
  <div className={layout.grid}>
    {activities.map((activity) => (
      <ActivityCard key={activity.id} activity={activity} />
    ))}
  </div>
);

function ActivityCard({ activity }: { activity: Activity }) {
  const t = useMessages(words);
  const { cardDateTime } = useFormats();
  const { id, title, language, when, place, tags, picture, faces, others, choice } = activity;
  const lang = useLang()(language);
  const drawing = standInOf('ACTIVITY', id);
  const to = `/activities/${id}`;
  return (
    <article className={`${card.compact} ${styles.card}`}>
      <img
        src={picture?.src ?? drawing.src}
        srcSet={picture?.srcSet}
        sizes="(min-width: 48rem) 22rem, 1px"
        alt=""
        width={picture?.width ?? 800}
        height={picture?.height ?? 600}
        loading="lazy"
        decoding="async"
        className={`${card.picture} ${picture ? '' : drawing.tint}`}
        {...pictureName(to)}
      />
      <div className={card.body}>
        <div className={layout.row}>
          {when && <DateTile at={when} />}
          <div className={styles.words}>
            <h3 lang={lang} className={card.title}>
              <Link to={to} className={card.link}>
                {title}
              </Link>
            </h3>
            <p className={layout.small}>
              {when ? <Moment at={when} text={cardDateTime(when)} /> : t('dayOpen')}{' '}
              <OtherLanguageBadge language={language} />
            </p>
            {(place || tags.length > 0) && (
              <p lang={lang} className={card.meta}>
                {place && <bdi>{place}</bdi>}
                {tags.map((tag, index) => (
                  <Fragment key={tag}>
                    {(place || index > 0) && '\u00a0· '}
                    <span>{tag}</span>
                  </Fragment>
                ))}
              </p>
            )}
          </div>
        </div>
        <div className={card.foot}>
          <div className={`${card.meta} ${styles.words}`}>
            <Faces people={faces} others={others} />
            <p>{activity.attendance}</p>
          </div>
          {choice &&
            ('state' in choice ? (
              <p className={layout.small}>{choice.state}</p>
            ) : (
              <Form method="post" action={to} className={styles.join}>
                <Button kind="quiet" name="attendance" value="join" aria-label={choice.name}>
                  {choice.join}
                </Button>
              </Form>
            ))}
        </div>
      </div>
    </article>
  );
}
