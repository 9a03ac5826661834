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
 * next page. It waits while it is pointed at or holds focus.
 */
export function Toast({ message }: { message: ToastMessage | null }) {
  const region = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ToastMessage | null>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    const element = region.current;
    if (!element || !message) return;
    let timer = 0;
    const hold = () => window.clearTimeout(timer);
    const release = () => {
      hold();
      timer = window.setTimeout(() => setClosed(message), shownMs);
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
  }, [message]);
  const shown = message !== null && message !== closed;
  return (
    <div ref={region} className={styles.region} role="status">
      {shown && (
        <div className={`${styles.toast} ${message.kind === 'error' ? styles.error : ''}`}>
          <div className={styles.words}>
            <p className={styles.title}>{message.title}</p>
            {message.description && <p>{message.description}</p>}
          </div>
          {scripted && (
            <button
              type="button"
              className={styles.close}
              aria-label="Dismiss"
              onClick={() => setClosed(message)}
            >
              ×
            </button>
          )}
        </div>
      )}
    </div>
  );
}
