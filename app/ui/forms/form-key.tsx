import type { FormState } from './form-state.ts';

const name = 'idempotencyKey';

/**
 * The form's idempotency key: a form that is sent twice, by a double click or a resend, is saved
 * once. A form that came back with errors keeps its key. A reload must bring a new one, so
 * autocomplete is off to keep browsers from restoring it.
 */
export function FormKey({ form, fresh }: { form: FormState; fresh: string }) {
  return (
    <input type="hidden" name={name} value={form.field(name).value || fresh} autoComplete="off" />
  );
}
