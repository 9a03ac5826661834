import { useFetcher, useNavigation } from '@remix-run/react';
import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef, type FormEvent } from 'react';
import { checkIntent, intentField } from './row-intents.ts';

const waitMs = 400;

/**
 * After a form was refused, has the server check it again as it changes, so that errors go away. After
 * a row was added or removed, it checks only fields with an error and those changed since. Returns the
 * newest reply and the form's change handler.
 */
export function useLiveValidation(posted: SubmissionResult | null | undefined) {
  const fetcher = useFetcher<{ result: SubmissionResult }>();
  const sending = useRef(false);
  sending.current = useNavigation().state !== 'idle';
  const timer = useRef<number>();
  const checkedAfter = useRef<SubmissionResult | null | undefined>(null);
  const latest = useRef(fetcher.data);
  latest.current = fetcher.data;
  const outdated = useRef(fetcher.data);
  const wasRefused = useRef(false);
  const changed = useRef(new Set<string>());
  const changedForm = useRef<EventTarget>();
  useEffect(() => {
    const stop = () => window.clearTimeout(timer.current);
    // The router does not know of a form that the browser itself sends.
    const onSubmit = ({ target }: Event) => target === changedForm.current && stop();
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('submit', onSubmit);
      stop();
    };
  }, []);
  useEffect(() => {
    changed.current.clear();
    wasRefused.current = posted?.status === 'error' || (wasRefused.current && !!posted?.intent);
  }, [posted]);

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (!wasRefused.current) return;
    const form = event.currentTarget;
    changedForm.current = form;
    changed.current.add((event.target as unknown as HTMLInputElement).name);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (sending.current) return;
      const values = new FormData(form);
      // Files are checked when the form is sent, not at every keystroke in another field.
      for (const [name, value] of [...values]) if (typeof value !== 'string') values.delete(name);
      values.set(intentField, checkIntent);
      // The fetcher keeps the reply to an earlier check until the next one comes.
      if (checkedAfter.current !== posted) outdated.current = latest.current;
      checkedAfter.current = posted;
      fetcher.submit(values, { method: 'post', action: form.getAttribute('action') ?? undefined });
    }, waitMs);
  };

  const isCurrent = checkedAfter.current === posted && fetcher.data !== outdated.current;
  const rechecked = isCurrent ? fetcher.data?.result : undefined;
  const judged =
    rechecked && posted?.status !== 'error'
      ? onlyOf([...changed.current, ...Object.keys(posted?.error ?? {})], rechecked)
      : rechecked;
  return { checked: judged ?? posted, onChange };
}

/** A reply with the errors of some fields only. */
const onlyOf = (names: string[], { error, ...reply }: SubmissionResult): SubmissionResult => ({
  ...reply,
  error: Object.fromEntries(Object.entries(error ?? {}).filter(([name]) => names.includes(name))),
});
