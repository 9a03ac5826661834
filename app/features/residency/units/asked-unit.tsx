import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { askedUnits } from '#app/messages/en/asked-units.ts';
import * as styles from '#app/ui/forms/field.css.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';

/**
 * The answer to a form that asks about a unit, beside its field: which of the offered ones it is, or that what was
 * typed is right. Until one is chosen, or the unit is another one, the form asks again (`unitQuestion`).
 */
export function AskedUnit({
  form,
  at,
  name = 'condoUnit',
}: {
  form: FormState;
  at: string;
  /** The name of the field with the unit. */
  name?: string;
}) {
  const t = useMessages(askedUnits);
  const unit = form.field(`${at}${name}`).value;
  const asked = form.field(`${at}asked`);
  const offered = form.field(`${at}offered`);
  const questioned = form.field(`${at}questioned`);
  const code = form.field(`${at}code`);
  // A code that works names the unit; one that doesn't leaves the question.
  const hasCode = code.value && !code.errors[0];
  if (!unit || questioned.value !== unit || hasCode) return null;
  // A line each, as `answerUnitQuestions` fills it in.
  const labels = offered.value ? offered.value.split('\n') : [];
  return (
    <>
      <input type="hidden" name={questioned.name} value={unit} />
      <input type="hidden" name={offered.name} value={offered.value} />
      <fieldset key={unit} className={styles.field}>
        {labels[0] && <legend className={styles.legend}>{t('which')}</legend>}
        {[...labels, unit].map((label, index) => (
          <label key={label} className={styles.choice}>
            <input
              type={labels[0] ? 'radio' : 'checkbox'}
              name={asked.name}
              value={label}
              defaultChecked={asked.value === label}
            />
            <span>{labels[index] ?? t('isRight', { unit })}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
