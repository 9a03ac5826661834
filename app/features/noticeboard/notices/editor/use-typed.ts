import { useEffect, useState } from 'react';

/**
 * What stands in a form of the page, by the names of its fields, read anew whenever it changes; null until scripts
 * run. `reply` is what the form was last filled in from.
 */
export function useTyped(formId: string, reply: unknown): FormData | null {
  const [typed, setTyped] = useState<FormData | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const read = () => setTyped(new FormData(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [formId, reply]);
  return typed;
}
