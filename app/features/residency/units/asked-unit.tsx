import { unitLength } from '#app/features/communities/communities/limits.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { units } from '#app/messages/en/units.ts';
import * as styles from '#app/ui/forms/field.css.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { offeredMark } from './offered-units.ts';

/**
 * The answer to a form that asks about a unit, beside its field: which of the offered ones it is, or that what was
 * typed is right. Until one is chosen, or the unit is another one, the form asks again (`unitQuestion`).
 */
export function AskedUnit({ form, at }: { form: FormState; at: string }) {
  const t = useMessages(units);
  const { value: unit, errors } = form.field(`${at}condoUnit`);
  const asked = form.field(`${at}asked`);
  const offered = form.field(`${at}offered`);
  const questioned = form.field(`${at}questioned`);
  const isRefused = errors.length > 0 && unit.length <= unitLength;
  const code = form.field(`${at}code`);
  // A code that works names the unit; one that doesn't leaves the question.
  const hasCode = code.value !== '' && !code.errors[0] && questioned.value !== unit;
  if (unit.trim() === '' || hasCode || !(isRefused || questioned.value === unit)) return null;
  const labels = offered.value.split(offeredMark).filter(Boolean);
  const answer = (value: string, text: string) => (
    <label key={value} className={styles.choice}>
      <input
        type={labels.length > 0 ? 'radio' : 'checkbox'}
        name={asked.name}
        value={value}
        defaultChecked={asked.value === value}
      />
      <span>{text}</span>
    </label>
  );
  return (
    <>
      <input type="hidden" name={questioned.name} value={unit} />
      <input type="hidden" name={offered.name} value={offered.value} />
      {labels.length === 0 ? (
        answer(unit, t('isRight', { unit }))
      ) : (
        <fieldset key={unit} className={styles.field}>
          <legend className={styles.legend}>{t('which')}</legend>
          {[...labels.map((label) => answer(label, label)), answer(unit, t('isRight', { unit }))]}
        </fieldset>
      )}
    </>
  );
}
