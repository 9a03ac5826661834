import type { ReactNode } from 'react';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import type { Placement } from '#app/features/newsroom/sponsors/queries.server.ts';
import { SponsorCards } from '#app/features/newsroom/sponsors/sponsor-cards.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { hub } from '#app/messages/en/hub.ts';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubCommunity } from './hub.server.ts';
import * as styles from '#app/features/communities/communities/hub.css.ts';

/** The sidebar of the My Condo tab: figures, dates, and who to call. */
export function CommunityFacts({
  community,
  placements,
}: {
  community: HubCommunity;
  placements: Placement[];
}) {
  const t = useMessages(hub);
  const lang = useLang()(community.language);
  const { officeHours, managerEmail, managerPhone, emergencyPhone } = community;
  return (
    <aside aria-label={t('aboutBuilding')} className={styles.facts}>
      <Figures community={community} />
      <ImportantDates community={community} />
      <section className={styles.fact}>
        <h2 className={styles.factTitle}>{t('manager')}</h2>
        <div className={styles.contact}>
          {officeHours && (
            <>
              <p>{t.rich('officeHours', { hours: <span lang={lang}>{officeHours}</span> })}</p>
              <OtherLanguage language={community.language} />
            </>
          )}
          {managerEmail && <Contact href={`mailto:${managerEmail}`}>{managerEmail}</Contact>}
          {managerPhone && <Contact href={`tel:${managerPhone}`}>{managerPhone}</Contact>}
        </div>
      </section>
      <section className={styles.fact}>
        <h2 className={styles.factTitle}>{t('emergency')}</h2>
        <div className={styles.contact}>
          {emergencyPhone && (
            <p>
              {t.rich('afterHours', {
                phone: <Contact href={`tel:${emergencyPhone}`}>{emergencyPhone}</Contact>,
              })}
            </p>
          )}
          <p>{t.rich('emergencyServices', { phone: <a href="tel:911">911</a> })}</p>
        </div>
      </section>
      <SponsorCards placements={placements} />
    </aside>
  );
}

const Contact = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.touch} href={href}>
    {children}
  </a>
);

function Figures({
  community: { residents, weeklyActivity, listings, activities },
}: {
  community: HubCommunity;
}) {
  const t = useMessages(hub);
  const { number } = useFormats();
  return (
    <section className={styles.fact}>
      <FigureTiles>
        <FigureTile label={t('residents', { count: residents })} value={number(residents)} />
        <FigureTile
          label={t('windowsLit', { count: weeklyActivity })}
          value={number(weeklyActivity)}
        />
        <FigureTile label={t('activeListings', { count: listings })} value={number(listings)} />
        <FigureTile label={t('upcomingEvents', { count: activities })} value={number(activities)} />
      </FigureTiles>
      <p className={`${layout.small} ${layout.muted}`}>{t('windowsExplained')}</p>
    </section>
  );
}

function ImportantDates({
  community: { language, acOnApprox, heatOnApprox, fireInspectionApprox },
}: {
  community: HubCommunity;
}) {
  const t = useMessages(hub);
  const lang = useLang()(language);
  const dates = [
    { label: t('airConditioningOn'), date: acOnApprox },
    { label: t('heatOn'), date: heatOnApprox },
    { label: t('fireInspection'), date: fireInspectionApprox },
  ].filter(({ date }) => date);
  if (dates.length === 0) return null;
  return (
    <section className={styles.fact}>
      <h2 className={styles.factTitle}>{t('importantDates')}</h2>
      <dl className={layout.stack}>
        {dates.map(({ label, date }) => (
          <div key={label} className={styles.pair}>
            <dt className={layout.muted}>{label}</dt>
            <dd>
              <strong lang={lang}>{date}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <OtherLanguage language={language} />
    </section>
  );
}
