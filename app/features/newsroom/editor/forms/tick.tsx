import * as styles from '#app/ui/forms/field.css.ts';
import type { FieldState } from '#app/ui/forms/form-state.ts';

/** One box to tick. */
export const Tick = ({ label, field }: { label: string; field: FieldState }) => (
  <label className={styles.choice}>
    <input
      type="checkbox"
      id={field.id}
      name={field.name}
      value="on"
      defaultChecked={field.value === 'on'}
    />
    <span>{label}</span>
  </label>
);
