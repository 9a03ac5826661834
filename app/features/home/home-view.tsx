import { SponsorCards } from '#app/features/sponsors/sponsor-cards.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { CommunityGrid, OwnHub } from './communities.tsx';
import { HomeHero } from './hero.tsx';
import { ArticleList, EventList, IssueTiles } from './reading.tsx';
import type { HomePage } from './queries.server.ts';
import * as styles from './home.css.ts';

/** The home page: where one lives first, then what is on in the city and what there is to read. */
export function HomeView({ home, firstName }: { home: HomePage; firstName: string | null }) {
  const { own, figures } = home;
  const where = own ? `at ${own.name}` : 'in our communities';
  return (
    <>
      <HomeHero home={home} firstName={firstName} />
      <div className={`${layout.page} ${styles.parts}`}>
        <ul role="list" aria-label="Figures" className={styles.figures}>
          <li>
            <p className={styles.figureWords}>
              <span className={styles.figure}>{figures.residents}</span> Active Residents
            </p>
            <p className={layout.muted}>{where}</p>
          </li>
          <li>
            <p className={styles.figureWords}>
              <span className={styles.figure}>{figures.activities}</span> This Month
            </p>
            <p className={layout.muted}>activities {where}</p>
          </li>
        </ul>
        {own ? <OwnHub own={own} /> : <CommunityGrid communities={home.communities} />}
        <EventList events={home.events} />
        <ArticleList articles={home.articles} />
        <SponsorCards placements={home.placements} row />
        <IssueTiles issues={home.issues} />
      </div>
    </>
  );
}
