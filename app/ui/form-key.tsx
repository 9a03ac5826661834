/**
 * Tells one wish to save from the next: sent twice by a double click or a resend, a form with the
 * same key is saved once. A reload must bring a new one, so browsers are told not to restore it.
 */
export function FormKey({ value }: { value: string }) {
  return <input type="hidden" name="idempotencyKey" value={value} autoComplete="off" />;
}
