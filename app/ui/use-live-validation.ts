import { useFetcher, useNavigation } from '@remix-run/react';
import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef, type FormEvent } from 'react';

const waitMs = 400;

/**
 * After a form was refused, has the server check it again while it is being changed, so that
 * errors go away as they are corrected. Returns the newest reply and the form's change handler.
 * Without scripts the next post does the same.
 */
export function useLiveValidation(posted: SubmissionResult | null | undefined) {
  const fetcher = useFetcher<{ result: SubmissionResult }>();
  const sending = useRef(false);
  sending.current = useNavigation().state !== 'idle';
  const timer = useRef<number>();
  const checkedAfter = useRef<SubmissionResult | null | undefined>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (posted?.status !== 'error') return;
    const form = event.currentTarget;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (sending.current) return;
      const values = new FormData(form);
      // Files are checked when the form is sent, not at every keystroke in another field.
      for (const [name, value] of [...values]) if (typeof value !== 'string') values.delete(name);
      values.set('__intent__', JSON.stringify({ type: 'validate', payload: {} }));
      checkedAfter.current = posted;
      fetcher.submit(values, { method: 'post', action: form.getAttribute('action') ?? undefined });
    }, waitMs);
  };

  const rechecked = checkedAfter.current === posted ? fetcher.data?.result : undefined;
  return { checked: rechecked ?? posted, onChange };
}
