import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import { FindYourCondo } from '#app/features/communities/communities/chooser/find-your-condo.tsx';
import { BoardWork } from '#app/features/desks/overview/board-work/board-work.tsx';
import { MailTroubleLine } from '#app/features/mail/outgoing/mail-trouble.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { home as words } from '#app/messages/en/home.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { drawCity } from '#app/ui/drawings/city-at-dusk.ts';
import { CityAtDusk } from '#app/ui/drawings/city-at-dusk.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HomePage } from './queries.server.ts';
import * as styles from './home.css.ts';

/** The city at dusk, and the one thing to do first. */
export function HomeHero({ home }: { home: HomePage }) {
  const t = useMessages(words);
  const { own, firstName, weeklyActivity: count } = home;
  const { unconfirmed, mailTrouble, work } = home;
  const hasFirst = unconfirmed !== null || mailTrouble !== null || work !== null;
  return (
    <div className={styles.hero}>
      <CityAtDusk drawing={drawCity(count)} className={styles.city} />
      <div
        className={`${layout.page} ${styles.heroWords} ${hasFirst ? styles.manyWords : ''}`.trim()}
      >
        <h1 className={styles.heroTitle}>
          {firstName ? t('welcome', { name: firstName }) : t('everyWindow')}
        </h1>
        {hasFirst && (
          <div className={styles.first}>
            {unconfirmed && <UnconfirmedLine email={unconfirmed} backTo="/" />}
            <MailTroubleLine trouble={mailTrouble} />
            {work && <BoardWork {...work} />}
          </div>
        )}
        <p className={styles.heroLead}>{t('lead')}</p>
        <div className={styles.heroActions}>
          {own ? (
            <ButtonLink to={`/communities/${own.slug}`}>
              {t('myCondo', { community: own.name })}
            </ButtonLink>
          ) : (
            <FindYourCondo communities={home.communities} isMore={home.hasMoreCommunities} />
          )}
          <ButtonLink kind="quiet" to="/newsletter">
            {t('browseNewsletter')}
          </ButtonLink>
        </div>
        <p className={styles.heroFigure}>
          <strong>
            {own
              ? t('windowsLitAt', { count, community: own.name })
              : t('windowsLitInCity', { count })}
          </strong>
          <br />
          {t('windowsExplained')}
        </p>
      </div>
    </div>
  );
}
