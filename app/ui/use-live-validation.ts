import { useFetcher, useNavigation } from '@remix-run/react';
import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef, type FormEvent } from 'react';

const waitMs = 400;

/**
 * Once a form was refused, asks the server to check it again while it is being changed, so that
 * messages go away as they are dealt with. Returns the newest answer and the form's handler.
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
      // Files are looked at when the form is sent, not at each letter typed beside them.
      for (const [name, value] of [...values]) if (typeof value !== 'string') values.delete(name);
      values.set('__intent__', JSON.stringify({ type: 'validate', payload: {} }));
      checkedAfter.current = posted;
      fetcher.submit(values, { method: 'post', action: form.getAttribute('action') ?? undefined });
    }, waitMs);
  };

  const rechecked = checkedAfter.current === posted ? fetcher.data?.result : undefined;
  return { checked: rechecked ?? posted, onChange };
}
