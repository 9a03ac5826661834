import { useLocation, useMatches, useNavigation, useRouteError } from '@remix-run/react';
import { useEffect, useState, type FormEvent } from 'react';
import { handleOf } from '#app/lib/http/route-handle.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { draftOf } from '#app/lib/page/error-text.ts';
import { ui } from '#app/messages/en/ui.ts';

const textFields = 'main form[method="post"] :is(input, textarea)';

/**
 * For a switch that has the browser load the page again: whether the page stays as it is instead,
 * because it keeps what was typed before a login, or for want of scripts (see `useStays`); and the
 * handler that sees to it. A page with a half-typed form asks before it is left.
 */
export function useSafeSwitch() {
  const t = useMessages(ui);
  const unscripted = useStays();
  const [keepsDraft, setKeepsDraft] = useState(false);
  // What the page is made of changes when another one opens, or when a form was sent.
  const { key } = useLocation();
  const { state } = useNavigation();
  useEffect(() => setKeepsDraft(hasDraft()), [key, state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (hasDraft()) {
      void keepChoice(event).then((isKept) => isKept || window.alert(t('unreached')));
    } else if (isTyped() && !isAskedAbout() && !window.confirm(t('leaveForm'))) {
      event.preventDefault();
    }
  };
  return { stays: unscripted || keepsDraft, keepsDraft, onSubmit };
}

/** Whether the page has what was typed before a login (see form-draft). */
const hasDraft = () => document.querySelector('main [name="draft"]') !== null;

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>(textFields)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Whether the page itself asks before it is left (see use-leave-question). */
const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Has the server keep a choice, while the browser stays on the page; returns whether it does. */
function keepChoice(event: FormEvent<HTMLFormElement>): Promise<boolean> {
  event.preventDefault();
  const { name, value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
  const body = new URLSearchParams({ [name]: value, stay: 'yes' });
  return fetch(event.currentTarget.action, { method: 'POST', body, keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Whether a form of the frame must leave the page as it is, so that nothing typed on it is lost: on
 * pages whose `handle` or data says that they are a form, or that keep what was typed before a login,
 * where no scripts run.
 */
export function useStays(): boolean {
  const isForm = useMatches().some((match) => {
    const { form, photos } = handleOf(match);
    const { data } = match;
    return form || photos || (data as { isForm?: boolean } | undefined)?.isForm;
  });
  const error = useRouteError();
  const keepsDraft = error !== undefined && draftOf(error) !== undefined;
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (isForm || keepsDraft) && !scripted;
}
