import { FindYourCondo } from '#app/features/communities/find-your-condo.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CityAtDusk } from '#app/ui/city-at-dusk.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HomePage } from './queries.server.ts';
import * as styles from './home.css.ts';

/** The city at dusk, and the one thing to do first. */
export function HomeHero({ home, firstName }: { home: HomePage; firstName: string | null }) {
  const { own, figures } = home;
  return (
    <div className={styles.hero}>
      <CityAtDusk drawing={home.city} className={styles.city} />
      <div className={`${layout.page} ${styles.heroWords}`}>
        <h1 className={styles.heroTitle}>
          {firstName ? `Welcome home, ${firstName}` : 'Every lit window is a neighbour'}
        </h1>
        <p className={styles.heroLead}>
          Connecting condo communities with modern digital tools and local expertise.
        </p>
        <div className={styles.heroActions}>
          {own ? (
            <ButtonLink to={`/communities/${own.slug}`}>{`My Condo - ${own.name}`}</ButtonLink>
          ) : (
            <FindYourCondo communities={home.communities} />
          )}
          <ButtonLink kind="quiet" to="/newsletter">
            Browse Newsletter
          </ButtonLink>
        </div>
        <p className={styles.heroFigure}>
          <strong>{figures.lit}</strong>
          <br />
          One for every post, join and sign-up.
        </p>
      </div>
    </div>
  );
}
