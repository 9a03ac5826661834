import type { ReactNode } from 'react';
import * as styles from './field.css.ts';
import type { FieldState } from './form-state.ts';

export function CheckboxGroup({
  legend,
  hint,
  field,
  options,
}: {
  legend: string;
  hint?: string;
  field: FieldState;
  options: { value: string; label: ReactNode; checked: boolean }[];
}) {
  const failed = field.errors.length > 0;
  return (
    <fieldset id={field.id} className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <span className={styles.hint}>{hint}</span>}
      {options.map(({ value, label, checked }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" name={field.name} value={value} defaultChecked={checked} />
          <span>{label}</span>
        </label>
      ))}
      {failed && <span className={styles.error}>{field.errors.join('\n')}</span>}
    </fieldset>
  );
}
