import type { FormState } from './form-state.ts';
import { refusedField } from './row-intents.ts';

/** Carries a form's errors in a post that only adds or removes a row, so that they stay. */
export function RefusedFields({ form: { refused } }: { form: FormState }) {
  return refused.length > 0 ? (
    <input type="hidden" name={refusedField} value={JSON.stringify(refused)} />
  ) : null;
}
