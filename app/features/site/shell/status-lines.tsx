import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { useInterruptedNavigation } from './interrupted-navigation.ts';
import { pressedPlace } from './pressed-place.ts';
import * as styles from './status-lines.css.ts';

/** What is loading, by the path of the page. */
const kinds = [
  [/^\/events\//, 'event'],
  [/^\/activities\//, 'activity'],
  [/^\/listings\//, 'listing'],
  [/^\/moderation$/, 'dashboard'],
  [/^\/account\/settings$/, 'settings'],
] as const;

/**
 * Says what is loading during a navigation by script; without scripts the browser shows it. A form's button says itself
 * what it does.
 */
export function NavigationProgress() {
  const t = useMessages(shell);
  const { state, location, formMethod } = useNavigation();
  useInterruptedNavigation();
  const path = state === 'loading' && formMethod !== 'POST' ? location.pathname : null;
  const kind = path && (kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page');
  return (
    <div className={styles.secondLine} role="status">
      {kind && <span className={styles.words}>{t(`loading.${kind}`)}</span>}
    </div>
  );
}

/** Takes the focus when its element is gone from a page that stays. */
const landing = 'main [data-landing]';

/**
 * After a navigation by script, focus moves to the new page's heading and screen readers hear its title, as they do
 * when the browser loads a page; a toast or an error summary is heard instead. Tabs, filters and forms that come back
 * stay on their page, and the focus stays where it is. If its element is gone, focus moves to `data-landing`, to what
 * has taken the place of the pressed button, or to the heading. An error summary, a dialog and a field of the page keep
 * their focus, and a link to a place in a page moves it there.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const { toast } = useShellData();
  const [title, setTitle] = useState('');
  const seen = useRef({ pathname, key });
  useEffect(() => {
    if (seen.current.key === key) return;
    const moved = seen.current.pathname !== pathname;
    seen.current = { pathname, key };
    const focused = document.activeElement;
    const lost = !focused || focused === document.body;
    const isTold = toast !== null || focused?.closest('main [role="alert"]');
    setTitle(isTold ? '' : document.title);
    // A form shows its new row before its navigation ends, and somebody may be typing by then.
    if (!moved && focused?.matches('input, select, textarea')) return;
    const target = document.getElementById(hash.slice(1));
    if (target) return focusOn(target);
    if ((!moved && !lost) || focused?.closest('main [role="alert"], dialog')) return;
    const place = moved ? null : document.querySelector<HTMLElement>(landing);
    const control = moved || place ? null : pressedPlace();
    if (control) control.focus({ preventScroll: true });
    else focusOn(place ?? document.querySelector<HTMLElement>('main h1'));
  }, [pathname, hash, key, toast]);
  return (
    <p aria-live="polite" className={layout.visuallyHidden}>
      {title}
    </p>
  );
}

/** Focuses a heading, which is not a control. The router does the scrolling. */
function focusOn(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

/**
 * Says that the browser is offline, and keeps what was typed: while it is offline, no link leads
 * away from a page where a form has been changed. (See offline-fallback for forms that are sent.)
 * Other pages let their links work, because a server on the same machine needs no network.
 */
export function OfflineGuard() {
  const t = useMessages(shell);
  const offline = useOffline();
  useKeepTypedForms(useLocation().pathname);
  return (
    <div className={styles.line} role="status">
      {offline && <span className={styles.words}>{t('offline')}</span>}
    </div>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return offline;
}

function useKeepTypedForms(path: string): void {
  const typed = useRef(false);
  useEffect(() => {
    typed.current = false;
  }, [path]);
  useEffect(() => {
    const onInput = (event: Event) => {
      if (isWithin(event, 'main form')) typed.current = true;
    };
    const onClick = (event: Event) => {
      if (typed.current && !navigator.onLine && isWithin(event, 'a[href^="/"]')) {
        event.preventDefault();
      }
    };
    document.addEventListener('input', onInput);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
}

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
