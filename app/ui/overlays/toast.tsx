import { Form, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import { Button } from '../button.tsx';
import { Link } from '../navigation/link.ts';
import * as styles from './toast.css.ts';

export interface ToastMessage {
  kind: 'success' | 'error';
  title: string;
  /** The name of what it is about, where the description does not say it. */
  about?: string | undefined;
  /** The language of that name. */
  language?: Locale | undefined;
  description: string;
  /** Until scripts run: the id of the element that it stands at, in a LandedToast. */
  at?: string | undefined;
  /** A button that posts these fields. */
  press?: { action: string; label: string; fields: Record<string, string> } | undefined;
}

const shownMs = 5000;

/**
 * One message at a time, for five seconds where scripts run. Without them it stands in the page
 * until the next one, or until its link dismisses it. It stays while the pointer is on it or focus
 * is in it, and goes when the next form is sent. The server sends a message once, so the state keeps it when the page's data is read
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
  const region = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(message);
  const scripted = useScripted();
  const isSending = useNavigation().formMethod === 'POST';
  useEffect(() => {
    if (isSending) setShown(null);
  }, [isSending]);
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
  return (
    <div
      ref={region}
      className={`${styles.region} ${scripted ? styles.scripted : unscripted}`}
      role="status"
    >
      {shown && (scripted || shown.at === undefined) && (
        <ToastCard message={shown} dismiss={scripted ? () => setShown(null) : undefined} />
      )}
    </div>
  );
}

/** Until scripts run: the toast within a page that opens at an anchor, so that it is in sight. */
export function LandedToast({ message }: { message: ToastMessage }) {
  const scripted = useScripted();
  if (scripted) return null;
  return (
    <div className={styles.landed} role="status">
      <ToastCard message={message} dismiss={undefined} />
    </div>
  );
}

/** Whether scripts run; they do not in the page that the server sends. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}

function ToastCard({
  message: { kind, title, about, language, description, press },
  dismiss,
}: {
  message: ToastMessage;
  /** Without it, a link loads the page again. */
  dismiss: (() => void) | undefined;
}) {
  const t = useMessages(ui);
  const lang = useLang();
  const { pathname, search } = useLocation();
  return (
    <div className={`${styles.toast} ${kind === 'error' ? styles.error : ''}`}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {about && (
          <p>
            <bdi lang={language && lang(language)}>{about}</bdi>
          </p>
        )}
        {description && <p>{description}</p>}
        {press && (
          <Form method="post" action={press.action} className={styles.press}>
            {Object.entries(press.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button kind="quiet">{press.label}</Button>
          </Form>
        )}
      </div>
      {dismiss ? (
        <button type="button" className={styles.close} aria-label={t('dismiss')} onClick={dismiss}>
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
  );
}
