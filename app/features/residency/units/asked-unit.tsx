import type { FormState } from '#app/ui/forms/form-state.ts';

/**
 * The unit that a refused form asks about, as a hidden field beside the one of the unit: sent again as it is, it is
 * taken (`unitQuestion`).
 */
export function AskedUnit({ form, at }: { form: FormState; at: string }) {
  const asked = form.field(`${at}asked`);
  const unit = form.field(`${at}condoUnit`);
  const value = unit.errors.length > 0 ? unit.value : asked.value;
  return value ? <input type="hidden" name={asked.name} value={value} /> : null;
}
