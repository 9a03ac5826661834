import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/shell.ts';
import * as styles from './status-line.css.ts';

/**
 * Says that the browser is offline, and keeps what was typed: no link leads away from a page where
 * a form has been changed, without asking or, while it is offline, at all. (See offline-fallback
 * for forms that are sent.) Other pages let their links work while offline, because a server on the
 * same machine needs no network.
 */
export function OfflineGuard() {
  const t = useMessages(shell);
  const offline = useOffline();
  useKeepTypedForms(useLocation().pathname, t('leaveForm'));
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

/** Forms whose words would be missed. */
const form = 'main form[method="post"]:not([action="/login"])';

/**
 * Asks before a half-typed form is left, and lets nobody leave it while offline. A form that came
 * back refused counts as typed. Its own links, such as Cancel, do not ask.
 */
function useKeepTypedForms(path: string, question: string): void {
  const typed = useRef(false);
  const leaves = useRef(false);
  useEffect(() => {
    typed.current = leaves.current = false;
  }, [path]);
  useEffect(() => {
    const hasWords = () =>
      typed.current || document.querySelector(`${form} [role="alert"]`) !== null;
    const onInput = (event: Event) => {
      if (!isWithin(event, form)) return;
      typed.current = true;
      leaves.current = false;
    };
    const onSubmit = (event: SubmitEvent) => {
      const isRows = event.submitter?.getAttribute('name') === '__intent__';
      if (isWithin(event, form) && !isRows) typed.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
      if (opensElsewhere || !isWithin(event, 'a[href^="/"]:not([target])') || !hasWords()) return;
      if (!navigator.onLine) event.preventDefault();
      else if (isWithin(event, form) || window.confirm(question)) leaves.current = true;
      else event.preventDefault();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaves.current && hasWords()) event.preventDefault();
    };
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [question]);
}

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
