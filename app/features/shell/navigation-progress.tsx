import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import * as styles from './navigation-progress.css.ts';

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
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const offline = useOffline(useLocation().pathname);
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
 * Whether the browser is offline. While it is, no link leads away from a form that was typed in,
 * whose words stay as they do when it cannot be sent (see keep-unsent). Other pages let their links
 * go: a server on this very machine answers without a network.
 */
function useOffline(path: string): boolean {
  const [offline, setOffline] = useState(false);
  const typed = useRef(false);
  useEffect(() => {
    typed.current = false;
  }, [path]);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    const note = (event: Event) => {
      if (isWithin(event, 'main form')) typed.current = true;
    };
    const stay = (event: Event) => {
      if (typed.current && !navigator.onLine && isWithin(event, 'a[href^="/"]')) {
        event.preventDefault();
      }
    };
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    document.addEventListener('input', note);
    document.addEventListener('click', stay, true);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
      document.removeEventListener('input', note);
      document.removeEventListener('click', stay, true);
    };
  }, []);
  return offline;
}

const isWithin = ({ target }: Event, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;
