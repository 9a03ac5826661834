import type { Placement } from '#app/features/sponsors/queries.server.ts';
import { SponsorCards } from '#app/features/sponsors/sponsor-cards.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubCommunity } from './queries.server.ts';
import * as styles from './hub.css.ts';

/** The sidebar of the My Condo tab: figures, dates, and whom to call. */
export function CommunityFacts({
  community,
  placements,
}: {
  community: HubCommunity;
  placements: Placement[];
}) {
  const dates = [
    ['Air conditioning on', community.acOnApprox],
    ['Heat on', community.heatOnApprox],
    ['Fire inspection', community.fireInspectionApprox],
  ].filter((date): date is [string, string] => !!date[1]);
  return (
    <aside aria-label="About the building" className={styles.facts}>
      <section className={styles.fact}>
        <FigureTiles>
          <FigureTile label="residents" value={community.residents} />
          <FigureTile
            label={
              community.weeklyActivity === 1 ? 'window lit this week' : 'windows lit this week'
            }
            value={community.weeklyActivity}
          />
          <FigureTile label="active listings" value={community.activeListings} />
          <FigureTile label="upcoming events" value={community.upcomingActivities} />
        </FigureTiles>
        <p className={`${layout.small} ${layout.muted}`}>
          A window lights up for every post, join and sign-up of the last seven days.
        </p>
      </section>
      {dates.length > 0 && (
        <section className={styles.fact}>
          <h2 className={styles.factTitle}>Important dates</h2>
          <dl className={layout.stack}>
            {dates.map(([label, value]) => (
              <div key={label} className={styles.pair}>
                <dt className={layout.muted}>{label}</dt>
                <dd>
                  <strong>{value}</strong>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className={styles.fact}>
        <h2 className={styles.factTitle}>Property manager</h2>
        <div className={styles.contact}>
          {community.officeHours && <p>Office hours {community.officeHours}</p>}
          {community.managerEmail && (
            <a className={styles.touch} href={`mailto:${community.managerEmail}`}>
              {community.managerEmail}
            </a>
          )}
          {community.managerPhone && (
            <a className={styles.touch} href={`tel:${community.managerPhone}`}>
              {community.managerPhone}
            </a>
          )}
        </div>
      </section>
      <section className={styles.fact}>
        <h2 className={styles.factTitle}>Emergency</h2>
        <div className={styles.contact}>
          {community.emergencyPhone && (
            <p>
              After hours{' '}
              <a className={styles.touch} href={`tel:${community.emergencyPhone}`}>
                {community.emergencyPhone}
              </a>
            </p>
          )}
          <p>
            Fire, police, ambulance <a href="tel:911">911</a>
          </p>
        </div>
      </section>
      <SponsorCards placements={placements} />
    </aside>
  );
}
