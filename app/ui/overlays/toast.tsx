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
  /** Whether what was done lights a window: it is shown, and said. */
  lights?: boolean | undefined;
  /** Until scripts run: the id of the element that it stands at, in a LandedToast. */
  at?: string | undefined;
  /** A button that posts these fields. */
  press?: { action: string; label: string; fields: Record<string, string> } | undefined;
}

const shownMs = 5000;

/**
 * One message at a time. With scripts it goes after five seconds, or when the next form is sent, but
 * stays while it has the pointer or the focus. Without them it stays until the next message or its
 * link. The server sends a message once, so the state keeps it when data is read again.
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

/**
 * With scripts, what a form says as a toast when it comes back refused, for five seconds. It is to look at only: the
 * form's summary has the same words, and is what is read out.
 */
export function FormToast({
  news,
  title,
  description,
}: {
  /** The reply with the refusal: a new one shows the toast again. */
  news: object | null | undefined;
  title: string;
  description: string;
}) {
  const [shown, setShown] = useState(false);
  const isSending = useNavigation().formMethod === 'POST';
  useEffect(() => {
    setShown(!!news && !isSending);
    const timer = window.setTimeout(() => setShown(false), shownMs);
    return () => window.clearTimeout(timer);
  }, [news, isSending]);
  if (!shown) return null;
  return (
    <div className={`${styles.region} ${styles.scripted}`} aria-hidden>
      <div className={`${styles.toast} ${styles.error}`}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p>{description}</p>
        </div>
      </div>
    </div>
  );
}

/** Until scripts run: a toast where a page opens at an anchor, so that it is in sight. */
export function LandedToast({ message }: { message: ToastMessage }) {
  const scripted = useScripted();
  if (scripted) return null;
  return (
    <div className={styles.landed} role="status">
      <ToastCard message={message} dismiss={undefined} />
    </div>
  );
}

/** False in the page that the server sends. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}

export function ToastCard({
  message: { kind, title, about, language, description, lights, press },
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
      {lights && <LitWindow />}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {about && (
          <p>
            <bdi lang={language && lang(language)}>{about}</bdi>
          </p>
        )}
        {description && <p>{description}</p>}
        {lights && <p>{t('windowLit')}</p>}
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

/** A facade at dusk, one of whose windows lights. It is decoration. */
export const LitWindow = () => (
  <svg viewBox="0 0 40 48" width={40} height={48} aria-hidden focusable={false}>
    <path className={styles.facade} d="M0 0h40v48H0z" />
    <path
      className={styles.dark}
      d="M6 7h7v9H6zM27 7h7v9h-7zM6 20h7v9H6zM17 20h7v9h-7zM27 20h7v9h-7zM6 33h7v9H6zM17 33h7v9h-7z"
    />
    <path className={styles.lit} d="M27 33h7v9h-7z" />
    <path className={styles.lights} d="M17 7h7v9h-7z" />
  </svg>
);
