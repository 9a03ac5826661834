import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import * as styles from './pending.css.ts';

/** What is said while a page of this kind is on its way, by the start of its path. */
const texts: [RegExp, string][] = [
  [/^\/events\//, 'Loading event...'],
  [/^\/activities\//, 'Loading activity...'],
  [/^\/listings\//, 'Loading listing...'],
  [/^\/moderation$/, 'Loading moderation dashboard...'],
  [/^\/account\/settings$/, 'Loading account settings...'],
];

/**
 * Says what is being fetched while a navigation by script waits, and that the browser is offline;
 * without scripts the browser says both.
 */
export function Pending() {
  const { state, location } = useNavigation();
  const offline = useOffline();
  const path = state === 'loading' ? location.pathname : null;
  const text = offline
    ? 'You are offline. What you typed is kept.'
    : path && (texts.find(([start]) => start.test(path))?.[1] ?? 'Loading...');
  return (
    <div className={styles.pending} role="status">
      {text && <span className={styles.words}>{text}</span>}
    </div>
  );
}

/**
 * Whether the browser is offline. While it is, no form is sent and no link of ours followed: the
 * page and what was typed on it stay.
 */
function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    const hold = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const leaves = event.type === 'submit' || target?.closest('a[href^="/"]');
      if (!navigator.onLine && leaves) event.preventDefault();
    };
    update();
    for (const type of ['online', 'offline']) window.addEventListener(type, update);
    for (const type of ['submit', 'click']) document.addEventListener(type, hold, true);
    return () => {
      for (const type of ['online', 'offline']) window.removeEventListener(type, update);
      for (const type of ['submit', 'click']) document.removeEventListener(type, hold, true);
    };
  }, []);
  return offline;
}
