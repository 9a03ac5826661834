import { SponsorCards } from '#app/features/newsroom/sponsors/sponsor-cards.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { home as words } from '#app/messages/en/home.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { CommunityGrid } from './communities.tsx';
import { Closing, HomeHero } from './hero.tsx';
import { ArticleList, EventList, IssueTiles } from './reading.tsx';
import { TodayView } from './today.tsx';
import type { HomePage } from './queries.server.ts';
import * as styles from './home.css.ts';

/** The home page: the viewer's community first, then what is on in the city and what to read. */
export function HomeView({ home }: { home: HomePage }) {
  const { own, today } = home;
  const isToday = own && today;
  return (
    <>
      {isToday ? <TodayView home={home} own={own} today={today} /> : <HomeHero home={home} />}
      <div className={`${layout.page} ${styles.parts}`}>
        {!isToday && (
          <>
            <Figures home={home} />
            <CommunityGrid {...home} />
          </>
        )}
        <EventList events={home.events} inRows={isToday !== null} />
        <ArticleList articles={home.articles} />
        <SponsorCards placements={home.placements} row />
        <IssueTiles issues={home.issues} isEditor={home.isEditor} />
        {isToday && <Closing figures={<Figures home={home} small />} />}
      </div>
    </>
  );
}

function Figures({
  home: { own, residents, activitiesThisMonth, countedAt },
  small = false,
}: {
  home: HomePage;
  /** In one line of small text. */
  small?: boolean;
}) {
  const t = useMessages(words);
  const { number, timeOfDay } = useFormats();
  const figure = (value: number) => (
    <span className={small ? undefined : styles.figure}>{number(value)}</span>
  );
  return (
    <ul
      role="list"
      aria-label={t('figures')}
      className={small ? styles.smallFigures : styles.figures}
    >
      <li>
        <p className={layout.muted}>
          {own ? t('residentsAt', { community: own.name }) : t('residentsInCity')}
        </p>
        <p className={small ? undefined : styles.figureWords}>
          {t.rich('activeResidents', { count: residents, figure: figure(residents) })}
        </p>
      </li>
      <li>
        <p className={layout.muted}>{t(own ? 'activitiesAt' : 'activitiesInCity')}</p>
        <p className={small ? undefined : styles.figureWords}>
          {t.rich('thisMonth', { count: activitiesThisMonth, figure: figure(activitiesThisMonth) })}
        </p>
      </li>
      {countedAt !== null && (
        <li>
          <p className={layout.muted}>{t('countedAt', { time: timeOfDay(new Date(countedAt)) })}</p>
        </li>
      )}
    </ul>
  );
}
