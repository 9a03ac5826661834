import { Form } from '@remix-run/react';
import { OtherLanguageNote } from '#app/features/accounts/languages/language-note.tsx';
import { unitNumberIn } from '#app/features/communities/communities/unit.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { home as words } from '#app/messages/en/home.ts';
import { notices as noticeWords } from '#app/messages/en/notices.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { drawSkyline } from '#app/ui/drawings/skyline.ts';
import { Skyline } from '#app/ui/drawings/skyline.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Faces } from '#app/ui/faces.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { DateTile } from '#app/ui/text/date-tile.tsx';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { ToDo } from './hero.tsx';
import { Heading } from './reading.tsx';
import type { HomePage, OwnCommunity } from './queries.server.ts';
import type { Today } from './today.server.ts';
import * as styles from './today.css.ts';

/** The first screen of somebody with a community: their skyline, and what is new and next there. */
export function TodayView({
  home,
  own,
  today: { notice, activities, listings },
}: {
  home: HomePage;
  own: OwnCommunity;
  today: Today;
}) {
  const hub = `/communities/${own.slug}`;
  return (
    <>
      <Greeting firstName={home.firstName} own={own} hub={hub} />
      <div className={`${layout.page} ${styles.today}`}>
        <div className={styles.column}>
          <ToDo home={home} />
          {notice && <Notice notice={notice} hub={hub} />}
          <Next activities={activities} hub={hub} />
        </div>
        <div className={styles.column}>
          <ForSale listings={listings} hub={hub} />
          <OtherHubs others={own.others} />
        </div>
      </div>
    </>
  );
}

function Greeting({
  firstName,
  own,
  hub,
}: {
  firstName: string | null;
  own: OwnCommunity;
  hub: string;
}) {
  const t = useMessages(words);
  const unitLabel = useUnitLabel();
  const { slug, name, weeklyActivity: count } = own;
  return (
    <div className={styles.sky}>
      <div className={`${layout.page} ${styles.greeting}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('welcome', { name: firstName ?? '' })}</h1>
          <ButtonLink to={hub}>{t('myCondo', { community: name })}</ButtonLink>
        </div>
        <div className={styles.quiet}>
          <p>
            <bdi>{unitLabel(own.unit)}</bdi>
          </p>
          <ButtonLink
            kind="plain"
            to={`${hub}/emergency`}
            aria-label={t('emergencyAt', { community: name })}
          >
            {t('emergency')}
          </ButtonLink>
          <ButtonLink kind="plain" to={`${hub}?tab=buy-sell&max=0#buy-sell`}>
            {t('free')}
          </ButtonLink>
          <p>{t('windowsLit', { count })}</p>
        </div>
        <div className={styles.drawing}>
          <Skyline drawing={drawSkyline(slug, count)} />
        </div>
      </div>
    </div>
  );
}

function Notice({ notice, hub }: { notice: NonNullable<Today['notice']>; hub: string }) {
  const t = useMessages(words);
  const tNotice = useMessages(noticeWords);
  const { shortDate } = useFormats();
  const { id, kind, language, title, happens, shownSince } = notice;
  return (
    <section aria-labelledby="notice" className={layout.stack}>
      <Heading id="notice" title={t('noticeBoard')} to={`${hub}/notices`} all={tNotice('all')} />
      <div className={`${styles.notice} ${happens ? styles.noticeHead : ''}`}>
        {happens && <DateTile at={happens.at} />}
        <div className={styles.noticeWords}>
          <h3 lang={useLang()(language)} className={styles.noticeTitle}>
            <Link to={`${hub}/notices/${id}`} className={styles.link}>
              {title}
            </Link>
          </h3>
          {happens && <p>{happens.text}</p>}
          <p className={`${layout.row} ${layout.small}`}>
            <Badge kind="accent">{tNotice(`kinds.${kind}`)}</Badge>
            <span className={facts}>
              <span className={fact}>
                {tNotice.rich('posted', {
                  when: <Moment at={shownSince} text={shortDate(shownSince)} />,
                })}
              </span>
              <OtherLanguageNote language={language} />
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

function Next({ activities, hub }: { activities: Today['activities']; hub: string }) {
  const t = useMessages(words);
  return (
    <section aria-labelledby="next" className={layout.stack}>
      <Heading id="next" title={t('next')} to={`${hub}?tab=activities`} all={t('allActivities')} />
      {activities.length === 0 ? (
        <EmptyState text={t('nothingNext')}>
          <ButtonLink kind="quiet" to={`${hub}/activities/new`}>
            {t('postActivity')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul role="list">
          {activities.map((activity) => (
            <Activity key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Activity({
  activity: { id, language, mark, now, title, when, place, faces, others, attendance, choice },
}: {
  activity: Today['activities'][number];
}) {
  const t = useMessages(words);
  const { cardDateTime } = useFormats();
  const lang = useLang()(language);
  return (
    <li className={styles.activity}>
      <div className={styles.what}>
        <p className={`${facts} ${layout.small}`}>
          {now && <strong className={fact}>{now}</strong>}
          <span className={fact}>
            {when ? <Moment at={when} text={cardDateTime(when)} /> : t('dayOpen')}
          </span>
          {place && (
            <span lang={lang} className={fact}>
              {place}
            </span>
          )}
          {mark && <span className={fact}>{mark}</span>}
        </p>
        <h3 lang={lang}>
          <Link to={`/activities/${id}`} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.who}>
          <Faces people={faces} others={others} />
          <span>{attendance}</span>
        </p>
      </div>
      {choice &&
        ('state' in choice ? (
          <Badge kind="accent">{choice.state}</Badge>
        ) : (
          <Form method="post" action={`/activities/${id}`}>
            <Button kind="quiet" name="attendance" value="join" aria-label={choice.name}>
              {choice.join}
            </Button>
          </Form>
        ))}
    </li>
  );
}

function ForSale({ listings, hub }: { listings: Today['listings']; hub: string }) {
  const t = useMessages(words);
  const { price } = useFormats();
  const lang = useLang();
  return (
    <section aria-labelledby="for-sale" className={layout.stack}>
      <Heading
        id="for-sale"
        title={t('forSale')}
        to={`${hub}?tab=buy-sell`}
        all={t('allListings')}
      />
      {listings.length === 0 ? (
        <EmptyState text={t('nothingForSale')}>
          <ButtonLink kind="quiet" to={`${hub}/listings/new`}>
            {t('postForSale')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul role="list" className={styles.listings}>
          {listings.map(({ id, language, mark, title, price: cents, picture }) => (
            <li key={id} className={styles.listing}>
              <img src={picture} alt="" width={160} height={160} className={styles.photo} />
              <p className={styles.price}>{price(cents)}</p>
              <h3 lang={lang(language)} className={styles.listingTitle}>
                <Link to={`/listings/${id}`} className={styles.link}>
                  {title}
                </Link>
              </h3>
              {mark && <p className={styles.language}>{mark}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OtherHubs({ others }: { others: OwnCommunity['others'] }) {
  const t = useMessages(words);
  const unitLabel = useUnitLabel();
  if (others.length === 0) return null;
  return (
    <ul role="list" className={styles.others}>
      {others.map(({ slug, name, unit }) => (
        <li key={slug} className={styles.other}>
          <Link to={`/communities/${slug}`}>{name}</Link>
          <span className={`${layout.muted} ${layout.small}`}>
            {t(`alsoYours.${unitNumberIn(unit) ? 'unit' : 'place'}`, {
              unit: unitNumberIn(unit) ?? unitLabel(unit),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
