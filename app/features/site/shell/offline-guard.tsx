import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import * as styles from './status-line.css.ts';

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
