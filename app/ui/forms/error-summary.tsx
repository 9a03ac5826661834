import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import { AlertBox } from '../alert-box.tsx';
import * as styles from './field.css.ts';
import { focusTarget } from '../focus-target.ts';
import type { FormState } from './form-state.ts';

/**
 * What is wrong with a form, at its head, with a link to each field. It takes focus when it
 * appears. A check while the form is being corrected shortens it and leaves the focus alone. Of a
 * form that was not judged, such as one that is filled in again, only the messages show, and what
 * can be done.
 */
export function ErrorSummary({
  form,
  title,
  text,
  children,
}: {
  form: FormState;
  /** By default how many fields are to be checked, or that the form is. */
  title?: string;
  text?: string;
  /** What can be done about it. */
  children?: ReactNode;
}) {
  const t = useMessages(ui);
  if (!form.failed) {
    if (form.errors.length === 0) return null;
    return (
      <>
        {form.errors.map((message) => (
          <p key={message} role="status" className={styles.note}>
            {message}
          </p>
        ))}
        {children}
      </>
    );
  }
  const fields = new Set(form.invalid.map(({ id }) => id)).size;
  return (
    <AlertBox news={form.result} focused={form.result?.status === 'error'}>
      <h2>{title ?? (fields > 0 ? t('checkFields', { count: fields }) : t('checkForm'))}</h2>
      {text && <p>{text}</p>}
      {form.errors.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {form.invalid.length > 0 && (
        <ul className={styles.summaryList}>
          {form.invalid.map(({ id, message }) => (
            <li key={id + message}>
              <a href={`#${id}`} onClick={focusTarget} className={styles.summaryLink}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </AlertBox>
  );
}
