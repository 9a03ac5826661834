import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import { FindYourCondo } from '#app/features/communities/communities/chooser/find-your-condo.tsx';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { BoardWork } from '#app/features/desks/overview/board-work/board-work.tsx';
import { MailTroubleLine } from '#app/features/mail/outgoing/mail-trouble.tsx';
import type { ReactNode } from 'react';
import { BackupTroubleLine } from '#app/features/site/backups/backup-trouble.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { home as words } from '#app/messages/en/home.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { drawCity } from '#app/ui/drawings/city-at-dusk.ts';
import { CityAtDusk } from '#app/ui/drawings/city-at-dusk.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HomePage } from './queries.server.ts';
import * as styles from './home.css.ts';

/** For who has no community: the city at dusk, and the one thing to do first. */
export function HomeHero({ home }: { home: HomePage }) {
  const t = useMessages(words);
  const { firstName, weeklyActivity: count } = home;
  return (
    <div className={styles.hero}>
      <CityAtDusk drawing={drawCity(count)} className={styles.city} />
      <div className={`${layout.page} ${styles.heroWords}`}>
        <h1 className={styles.heroTitle}>
          {firstName ? t('welcome', { name: firstName }) : t('everyWindow')}
        </h1>
        <ToDo home={home} />
        <p className={styles.heroLead}>{t('lead')}</p>
        <div className={styles.heroActions}>
          <FindYourCondo communities={home.communities} isMore={home.hasMoreCommunities} />
          <ButtonLink kind="quiet" to="/newsletter">
            {t('browseNewsletter')}
          </ButtonLink>
        </div>
        <p className={styles.heroFigure}>
          <span>{t('windowsLitInCity', { count })}</span>
          <span>{t('windowsExplained')}</span>
        </p>
      </div>
    </div>
  );
}

/** The end of the page of somebody with a community, who knows all this: small. */
export function Closing({ figures }: { figures: ReactNode }) {
  const t = useMessages(words);
  return (
    <div className={styles.closing}>
      {figures}
      <Link to="/newsletter" className={styles.closingLink}>
        {t('browseNewsletter')}
      </Link>
    </div>
  );
}

/** What waits for the viewer; nothing for who has nothing to do. */
export function ToDo({
  home: { own, unconfirmed, requests, mailTrouble, backupTrouble, work },
}: {
  home: HomePage;
}) {
  const t = useMessages(words);
  // Whoever hears of backups moderates too.
  if (unconfirmed === null && requests.length === 0 && mailTrouble === null && work === null)
    return null;
  return (
    <section aria-labelledby="to-do" className={layout.stack}>
      <h2 id="to-do">{t('toDo')}</h2>
      {requests.map((request) => (
        <ReviewedRequest key={request.slug} {...request} isMember={own !== null} />
      ))}
      {unconfirmed && (
        <UnconfirmedLine
          email={unconfirmed}
          backTo="/"
          about={requests.length > 0 && !own ? 'waiting' : 'text'}
        />
      )}
      <MailTroubleLine trouble={mailTrouble} />
      {backupTrouble && <BackupTroubleLine />}
      {work && <BoardWork {...work} />}
    </section>
  );
}

/** A request to join that the board has not answered, and what can be done until then. */
function ReviewedRequest({
  slug,
  name,
  unit,
  isMember,
}: HomePage['requests'][number] & { isMember: boolean }) {
  const t = useMessages(words);
  const unitLabel = useUnitLabel(true);
  return (
    <p>
      <strong>
        {t.rich('request.reviewed', {
          community: <bdi>{name}</bdi>,
          unit: <bdi>{unitLabel(unit)}</bdi>,
        })}
      </strong>{' '}
      {t(isMember ? 'request.untilElsewhere' : 'request.until')}{' '}
      <Link to={`/communities/${slug}/door`}>{t('request.see')}</Link>
    </p>
  );
}
