import { Link } from './link.ts';
import * as styles from './tabs.css.ts';

/** Not every browser begins at the current tab of a row that scrolls. */
const intoView = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Tabs that are links: each has an address, and works without scripts. */
export function Tabs({
  label,
  tabs,
  current,
  inOneRow = false,
}: {
  label: string;
  /** A tab with a `form` submits the form of this id instead. */
  tabs: { key: string; label: string; to: string; form?: string }[];
  current: string;
  /** On a narrow page, a row that scrolls sideways and stays below the header. */
  inOneRow?: boolean;
}) {
  return (
    <nav aria-label={label} className={inOneRow ? styles.row : styles.bar}>
      <div className={styles.list}>
        {tabs.map((tab) =>
          tab.form ? (
            <button key={tab.key} form={tab.form} className={styles.panelTab}>
              {tab.label}
            </button>
          ) : (
            <Link
              key={tab.key}
              to={tab.to}
              preventScrollReset
              ref={inOneRow && tab.key === current ? intoView : undefined}
              aria-current={tab.key === current ? 'page' : undefined}
              className={styles.tab}
            >
              {tab.label}
            </Link>
          ),
        )}
      </div>
    </nav>
  );
}
