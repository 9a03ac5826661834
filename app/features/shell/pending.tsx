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

/** Whether there is anything in a field of the page that was not there when it came. */
const hasTyping = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(input, textarea)',
    ),
  ].some((field) => field.value !== field.defaultValue);

/**
 * Whether the browser is offline. While it is, no link leads away from what was typed, which stays
 * as it does when a form cannot be sent (see keep-unsent). Other pages let their links go: a server
 * on this very machine answers without a network.
 */
function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    const stay = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
      if (link && !navigator.onLine && hasTyping()) event.preventDefault();
    };
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    document.addEventListener('click', stay, true);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
      document.removeEventListener('click', stay, true);
    };
  }, []);
  return offline;
}
