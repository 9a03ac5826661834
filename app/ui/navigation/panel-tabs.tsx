import type { KeyboardEvent } from 'react';
import * as styles from './tabs.css.ts';

const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Tabs that switch panels in place, for what needs scripts. The panel of a tab has the id
 * `panel-{key}`, the role `tabpanel`, and is `hidden` unless chosen.
 */
export function PanelTabs<Key extends string>({
  label,
  tabs,
  current,
  onChange,
}: {
  label: string;
  tabs: { key: Key; label: string }[];
  current: Key;
  onChange: (key: Key) => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!step) return;
    const index = tabs.findIndex(({ key }) => key === current);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    document.getElementById(`tab-${next.key}`)?.focus();
  };
  return (
    <div className={styles.bar}>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`tab-${tab.key}`}
            aria-controls={`panel-${tab.key}`}
            aria-selected={tab.key === current}
            tabIndex={tab.key === current ? 0 : -1}
            className={styles.panelTab}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
    </div>
  );
}
