import type { FormState } from './form-state.ts';

const name = 'idempotencyKey';

/**
 * The form's idempotency key: a form sent twice is saved once. A form with errors keeps its key. A
 * reload must get a new one, so autocomplete is off.
 */
export function FormKey({ form, fresh }: { form: FormState; fresh: string }) {
  return (
    <input type="hidden" name={name} value={form.field(name).value || fresh} autoComplete="off" />
  );
}
