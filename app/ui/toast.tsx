import { useEffect, useState } from 'react';
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
  const [closed, setClosed] = useState<ToastMessage | null>(null);
  const [held, setHeld] = useState(false);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    if (!message || held) return;
    const timer = window.setTimeout(() => setClosed(message), shownMs);
    return () => window.clearTimeout(timer);
  }, [message, held]);
  const shown = message !== null && message !== closed;
  return (
    <div className={styles.region} role="status">
      {shown && (
        <div
          className={`${styles.toast} ${message.kind === 'error' ? styles.error : ''}`}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
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
