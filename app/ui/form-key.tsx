import type { FormState } from './form-state.ts';

const name = 'idempotencyKey';

/**
 * Tells one wish to save from the next: sent twice by a double click or a resend, a form with the
 * same key is saved once. A form that came back keeps the key of its answer. A reload must bring
 * a new one, so browsers are told not to restore it.
 */
export function FormKey({ form, fresh }: { form: FormState; fresh: string }) {
  return (
    <input type="hidden" name={name} value={form.field(name).value || fresh} autoComplete="off" />
  );
}
