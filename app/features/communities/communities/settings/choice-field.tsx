import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import * as styles from '#app/ui/forms/field.css.ts';
import type { FieldState } from '#app/ui/forms/form-state.ts';
import { choiceHint } from './choice-field.css.ts';

/** One of a few choices, each with a line on what it means. */
export function ChoiceField({
  legend,
  optional = false,
  choices,
  field,
}: {
  legend: string;
  /** Marks the legend; none may be chosen then. */
  optional?: boolean;
  choices: { value: string; label: string; hint: string }[];
  field: FieldState;
}) {
  const t = useMessages(ui);
  const failed = field.errors.length > 0;
  return (
    <fieldset id={field.id} className={styles.field}>
      <legend className={styles.legend}>
        {legend}
        {optional && <span className={styles.optional}> {t('optional')}</span>}
      </legend>
      {choices.map(({ value, label, hint }) => (
        <div key={value}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={field.value === value}
              aria-describedby={`${field.id}-${value}`}
            />
            <span>{label}</span>
          </label>
          <span id={`${field.id}-${value}`} className={choiceHint}>
            {hint}
          </span>
        </div>
      ))}
      {failed && <span className={styles.error}>{field.errors.join('\n')}</span>}
    </fieldset>
  );
}
