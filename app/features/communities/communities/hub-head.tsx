import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { hub } from '#app/messages/en/hub.ts';
import { Skyline } from '#app/ui/drawings/skyline.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as tabs from '#app/ui/navigation/tabs.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubHead as Head } from './hub-head.server.ts';
import * as head from './hub-head.css.ts';
import * as styles from './hub.css.ts';
import { unitNumberIn, useUnitLabel } from './unit.ts';

/** The head and the tabs of a hub above a page that belongs to its first tab, where the page is wide. */
export function HubHead({ head: { slug, name, address, unit, skyline } }: { head: Head }) {
  const t = useMessages(hub);
  const unitLabel = useUnitLabel();
  const number = unit && unitNumberIn(unit);
  const keys = ['my-condo', 'buy-sell', 'activities', 'newsletters'] as const;
  return (
    <div className={head.head}>
      <div className={styles.hero}>
        <div className={`${layout.page} ${styles.heroInner}`}>
          <div className={styles.heroWords}>
            <p className={styles.where}>
              {unit
                ? t(`yourCommunity.${number ? 'unit' : 'place'}`, {
                    unit: number ?? unitLabel(unit),
                  })
                : t('youModerate')}
            </p>
            <p className={head.name}>{name}</p>
            {address && <p className={styles.address}>{address}</p>}
          </div>
          <div className={styles.skyline}>
            <Skyline drawing={skyline} />
          </div>
        </div>
      </div>
      <div className={layout.page}>
        <nav aria-label={name} className={tabs.bar}>
          <div className={tabs.list}>
            {keys.map((key, index) => (
              <Link
                key={key}
                to={`/communities/${slug}?tab=${key}`}
                aria-current={index === 0 ? 'true' : undefined}
                className={tabs.tab}
              >
                {t(`tabs.${key}`)}
              </Link>
            ))}
          </div>
        </nav>
      </div>
    </div>
  );
}
