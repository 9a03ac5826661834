import { useNavigation } from '@remix-run/react';
import * as styles from './pending.css.ts';

/** What is said while a page of this kind is on its way, by the start of its path. */
const texts: [RegExp, string][] = [
  [/^\/events\//, 'Loading event...'],
  [/^\/activities\//, 'Loading activity...'],
  [/^\/listings\//, 'Loading listing...'],
  [/^\/moderation$/, 'Loading moderation dashboard...'],
  [/^\/account\/settings$/, 'Loading account settings...'],
];

/** Says what is being fetched while a navigation by script waits; without scripts the browser does. */
export function Pending() {
  const { state, location } = useNavigation();
  const path = state === 'loading' ? location.pathname : null;
  const text = path && (texts.find(([start]) => start.test(path))?.[1] ?? 'Loading...');
  return (
    <div className={styles.pending} role="status">
      {text && <span className={styles.words}>{text}</span>}
    </div>
  );
}
