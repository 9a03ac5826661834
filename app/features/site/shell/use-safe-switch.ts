import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState, type FormEvent } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import { useStays } from './use-stays.ts';

const textFields = 'main form[method="post"] :is(input, textarea)';

/**
 * For a switch that has the browser load the page again: whether the page stays as it is instead,
 * because it keeps what was typed before a login, or for want of scripts (see use-stays); and the
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
