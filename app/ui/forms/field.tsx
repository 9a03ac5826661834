import { useState } from 'react';
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import * as styles from './field.css.ts';
import type { FieldState } from './form-state.ts';
import { retypeField } from './row-intents.ts';

interface Labelled {
  label: string;
  field: FieldState;
  hint?: string | undefined;
  /** Marks the label; a field is required unless it says so. */
  optional?: boolean;
}

interface Described {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with its label, its hint and its error. */
export function Field({
  label,
  field,
  hint,
  optional,
  children,
}: Labelled & { children: (described: Described) => ReactNode }) {
  const t = useMessages(ui);
  // Only a page load loses a typed password: scripts leave it in place.
  const [retype] = useState(field.retype);
  const hintId = `${field.id}-hint`;
  const errorId = `${field.id}-error`;
  const failed = field.errors.length > 0;
  const describedBy =
    [(hint || retype) && hintId, failed && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {(hint || retype) && (
        <span id={hintId} className={styles.hint}>
          {hint}
          {hint && retype && <br />}
          {retype}
        </span>
      )}
      {retype && <input type="hidden" name={retypeField} value={field.name} />}
      {children({
        id: field.id,
        name: field.name,
        'aria-describedby': describedBy,
        'aria-invalid': failed || undefined,
      })}
      {failed && (
        <span id={errorId} className={styles.error}>
          {field.errors.join('\n')}
        </span>
      )}
    </div>
  );
}

type Control<Attributes> = Labelled &
  Omit<Attributes, 'id' | 'name' | 'className' | 'defaultValue'>;
export type InputProps = Control<InputHTMLAttributes<HTMLInputElement>>;
type TextAreaProps = Control<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export function TextField({ label, field, hint, optional, ...rest }: InputProps) {
  return (
    <Field {...{ label, field, hint, optional }}>
      {(described) => (
        <input
          type="text"
          {...rest}
          {...described}
          required={rest.required ?? !optional}
          defaultValue={field.value}
          className={styles.control}
        />
      )}
    </Field>
  );
}

export function TextArea({ label, field, hint, optional, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, field, hint, optional }}>
      {(described) => (
        <textarea
          {...rest}
          {...described}
          required={rest.required ?? !optional}
          defaultValue={field.value}
          className={styles.area}
        />
      )}
    </Field>
  );
}

export function SelectField({
  label,
  field,
  hint,
  optional,
  placeholder,
  options,
  ...rest
}: Control<SelectHTMLAttributes<HTMLSelectElement>> & {
  /** The text of the empty first option, where the field can be left empty. */
  placeholder?: string;
  options: { value: string; label: string; lang?: string }[];
}) {
  return (
    <Field {...{ label, field, hint, optional }}>
      {(described) => (
        <select
          {...rest}
          {...described}
          required={rest.required ?? !optional}
          defaultValue={field.value}
          className={styles.select}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
