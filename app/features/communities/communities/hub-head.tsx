import { Skyline } from '#app/ui/drawings/skyline.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as bar from '#app/ui/navigation/tabs.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubHead as Head } from './hub-head.server.ts';
import * as styles from './hub-head.css.ts';

/** The head and the tabs of a hub above a page that belongs to its first tab, where the page is wide. */
export function HubHead({ head: { slug, name, address, whose, skyline, tabs } }: { head: Head }) {
  return (
    <div className={styles.head}>
      <div className={styles.hero}>
        <div className={`${layout.page} ${styles.inner}`}>
          <div className={styles.words}>
            <p className={styles.where}>{whose}</p>
            <p className={styles.name}>{name}</p>
            {address && <p>{address}</p>}
          </div>
          <Skyline drawing={skyline} />
        </div>
      </div>
      <div className={layout.page}>
        <nav aria-label={name} className={bar.bar}>
          <div className={bar.list}>
            {tabs.map(({ key, label }, index) => (
              <Link
                key={key}
                to={`/communities/${slug}?tab=${key}`}
                aria-current={index === 0 ? 'true' : undefined}
                className={bar.tab}
              >
                {label}
              </Link>
            ))}
          </div>
        </nav>
      </div>
    </div>
  );
}
