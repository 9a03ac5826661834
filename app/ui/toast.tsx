import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/ui.ts';
import * as styles from './toast.css.ts';

export interface ToastMessage {
  kind: 'success' | 'error';
  title: string;
  /** The name of what it is about, where the description does not say it. */
  about?: string | undefined;
  description: string;
}

const shownMs = 5000;

/**
 * One message at a time, for five seconds where scripts run. Without them it stands in the page
 * until the next one, or until its link dismisses it. It stays while the pointer is on it or focus
 * is in it. The server sends a message once, so the state keeps it when the page's data is read
 * again.
 */
export function Toast({
  message,
  sendsScripts,
}: {
  message: ToastMessage | null;
  /** Whether the page has scripts, if the browser runs them. */
  sendsScripts: boolean;
}) {
  const t = useMessages(ui);
  const { pathname, search } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(message);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    if (message) setShown(message);
  }, [message]);
  useEffect(() => {
    const element = region.current;
    if (!element || !shown) return;
    let timer = 0;
    const pause = () => window.clearTimeout(timer);
    const resume = () => {
      pause();
      timer = window.setTimeout(() => setShown(null), shownMs);
    };
    resume();
    const listeners = {
      pointerover: pause,
      pointerout: resume,
      focusin: pause,
      focusout: resume,
    };
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener);
    }
    return () => {
      pause();
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener);
      }
    };
  }, [shown]);
  const unscripted = sendsScripts ? styles.floating : '';
  const place = scripted ? styles.scripted : unscripted;
  return (
    <div ref={region} className={`${styles.region} ${place}`} role="status">
      {shown && (
        <div className={`${styles.toast} ${shown.kind === 'error' ? styles.error : ''}`}>
          <div className={styles.words}>
            <p className={styles.title}>{shown.title}</p>
            {shown.about && (
              <p>
                <bdi>{shown.about}</bdi>
              </p>
            )}
            {shown.description && <p>{shown.description}</p>}
          </div>
          {scripted ? (
            <button
              type="button"
              className={styles.close}
              aria-label={t('dismiss')}
              onClick={() => setShown(null)}
            >
              ×
            </button>
          ) : (
            <Link
              to={pathname + search}
              reloadDocument
              className={styles.close}
              aria-label={t('dismiss')}
            >
              ×
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
