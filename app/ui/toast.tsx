import { useEffect, useRef, useState } from 'react';
import * as styles from './toast.css.ts';

export interface ToastMessage {
  kind: 'success' | 'error';
  title: string;
  description: string;
}

const shownMs = 5000;

/**
 * One message at a time, for five seconds where scripts run; without them it stays until the
 * next page. It waits while it is pointed at or holds focus. The server tells a message once, so
 * it is held here even when the page's data is read again.
 */
export function Toast({ message }: { message: ToastMessage | null }) {
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
    const hold = () => window.clearTimeout(timer);
    const release = () => {
      hold();
      timer = window.setTimeout(() => setShown(null), shownMs);
    };
    release();
    const listeners = { pointerover: hold, pointerout: release, focusin: hold, focusout: release };
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener);
    }
    return () => {
      hold();
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener);
      }
    };
  }, [shown]);
  return (
    <div ref={region} className={styles.region} role="status">
      {shown && (
        <div className={`${styles.toast} ${shown.kind === 'error' ? styles.error : ''}`}>
          <div className={styles.words}>
            <p className={styles.title}>{shown.title}</p>
            {shown.description && <p>{shown.description}</p>}
          </div>
          {scripted && (
            <button
              type="button"
              className={styles.close}
              aria-label="Dismiss"
              onClick={() => setShown(null)}
            >
              ×
            </button>
          )}
        </div>
      )}
    </div>
  );
}
