import { unitLength } from '#app/features/communities/communities/limits.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { units } from '#app/messages/en/units.ts';
import * as styles from '#app/ui/forms/field.css.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';

/**
 * The answer to a form that asks about a unit, beside its field: a box that says that it is right. Until it is chosen,
 * or the unit is another one, the form asks again (`unitQuestion`).
 */
export function AskedUnit({ form, at }: { form: FormState; at: string }) {
  const t = useMessages(units);
  const { value: unit, errors } = form.field(`${at}condoUnit`);
  const asked = form.field(`${at}asked`);
  const questioned = form.field(`${at}questioned`);
  const isRefused = errors.length > 0 && unit.length <= unitLength;
  const code = form.field(`${at}code`);
  // A code that works names the unit; one that doesn't leaves the question.
  const hasCode = code.value !== '' && !code.errors[0] && questioned.value !== unit;
  if (unit.trim() === '' || hasCode || !(isRefused || questioned.value === unit)) return null;
  return (
    <>
      <input type="hidden" name={questioned.name} value={unit} />
      <label className={styles.choice}>
        <input
          key={unit}
          type="checkbox"
          name={asked.name}
          value={unit}
          defaultChecked={asked.value === unit}
        />
        <span>{t('isRight', { unit })}</span>
      </label>
    </>
  );
}
