import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import { AlertBox } from '../alert-box.tsx';
import * as styles from './field.css.ts';
import { Button } from '../button.tsx';
import * as layout from '../styles/layout.css.ts';
import { focusTarget } from '../focus-target.ts';
import type { FormState } from './form-state.ts';
import { pickField } from './row-intents.ts';

/**
 * A form's errors at its head, with a link to each field. It takes focus when it appears, but not
 * after a check while the form is being corrected. A form that was only filled in again shows its
 * messages, and what can be done.
 */
export function ErrorSummary({
  form,
  title,
  text,
  formId,
  children,
}: {
  form: FormState;
  /** By default how many fields are to be checked, or that the form is. */
  title?: string;
  text?: string;
  /** The id of the form, where the summary is outside it. */
  formId?: string;
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
  // A number of fields says less than what is wrong where something concerns none of them.
  const isOfFields = fields > 0 && form.errors.length === 0;
  return (
    <AlertBox news={form.result} focused={form.result?.status === 'error'}>
      <h2>{title ?? (isOfFields ? t('checkFields', { count: fields }) : t('checkForm'))}</h2>
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
      <Picks form={form} formId={formId} />
      {children}
    </AlertBox>
  );
}

/** A button for each answer to what the form asks. */
function Picks({ form: { questions }, formId }: { form: FormState; formId: string | undefined }) {
  const [first] = questions;
  if (!first) return null;
  const several = questions.length > 1;
  return (
    <>
      {/* Enter in a field presses the first button of a form, which must not be an answer. */}
      <button
        name={pickField}
        value={first.again}
        form={formId}
        className={layout.visuallyHidden}
        tabIndex={-1}
        aria-hidden
      >
        {first.text}
      </button>
      {questions.map(({ text, picks }) => (
        <div key={text} role="group" aria-label={text}>
          {several && <p>{text}</p>}
          <p className={layout.row}>
            {picks.map(({ label, value }, index) => (
              <Button
                key={value}
                kind={index === 0 ? 'main' : 'quiet'}
                name={pickField}
                value={value}
                form={formId}
              >
                {label}
              </Button>
            ))}
          </p>
        </div>
      ))}
    </>
  );
}
