import { useEffect, useRef } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/ui.ts';

const form = 'main form[method="post"]';

/**
 * Asks before a half-typed form of the page is left, by a link or by closing it. A form that came
 * back with an alert counts as typed. The links in a form itself, such as Cancel, do not ask.
 */
export function useLeaveQuestion(): void {
  const question = useMessages(ui)('leaveForm');
  const typed = useRef(false);
  const leaves = useRef(false);
  useEffect(() => {
    const hasWords = () => typed.current || document.querySelector(`${form} [role="alert"]`);
    const onInput = ({ target }: Event) => {
      if (!isWithin(target, form)) return;
      typed.current = true;
      leaves.current = false;
    };
    let sent: Event | undefined;
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event;
      sent = event;
      const changesRows = submitter?.getAttribute('name') === '__intent__';
      if (isWithin(target, form) && !changesRows) typed.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey } = event;
      if (button || metaKey || ctrlKey || shiftKey || !hasWords()) return;
      if (!isWithin(target, 'a[href^="/"]:not([target])')) return;
      leaves.current = isWithin(target, form) || window.confirm(question);
      if (!leaves.current) event.preventDefault();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      // A form that the browser itself sends leaves the page.
      if (!leaves.current && sent?.defaultPrevented !== false && hasWords()) event.preventDefault();
    };
    const listeners = [
      [document, 'input', onInput],
      [document, 'submit', onSubmit],
      [document, 'click', onClick],
      [window, 'beforeunload', onUnload],
    ] as [EventTarget, string, EventListener][];
    for (const [on, type, listener] of listeners) on.addEventListener(type, listener, true);
    return () => {
      for (const [on, type, listener] of listeners) on.removeEventListener(type, listener, true);
    };
  }, [question]);
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
