import { useEffect, useRef } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/ui.ts';
import * as styles from './field.css.ts';
import type { FormState } from './form-state.ts';

/**
 * What is wrong with a form, at its head, with a link to each field. It takes focus when it
 * appears: by the autofocus attribute on a fresh page, by script after a background post. A check
 * while the form is being corrected shortens it and leaves the focus alone.
 */
export function ErrorSummary({
  form,
  title,
  text,
}: {
  form: FormState;
  /** 'Please check the form' by default. */
  title?: string;
  text?: string;
}) {
  const t = useMessages(ui);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.result?.status === 'error') box.current?.focus();
  }, [form.result]);
  if (!form.failed) return null;
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the one way to move focus here without scripts
      autoFocus
    >
      <h2>{title ?? t('checkForm')}</h2>
      {text && <p>{text}</p>}
      {form.errors.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {form.invalid.length > 0 && (
        <ul className={styles.summaryList}>
          {form.invalid.map(({ id, message }) => (
            <li key={id + message}>
              <a href={`#${id}`} className={styles.summaryLink}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
