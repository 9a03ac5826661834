import { useEffect, useRef } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';

const form = ':is(main form[method="post"], dialog form[action="/register"])';
const link = 'a[href^="/"]:not([target], [data-opens-dialog])';

/**
 * Asks before a half-typed form of the page, or a registration in the dialog, is left: by a link,
 * Back or Forward, a form of the frame such as Logout, or by closing the page. A form that came back
 * with an alert counts as typed. The links in a form itself, such as Cancel, do not ask, and nothing
 * asks while a form is being sent.
 */
export function useLeaveQuestion(sending = false): void {
  const question = useMessages(ui)('leaveForm');
  const typed = useRef(false);
  const leaves = useRef(false);
  const isSending = useRef(sending);
  isSending.current = sending;
  useEffect(() => {
    const hasWords = () =>
      !isSending.current &&
      (typed.current || document.querySelector(`${form} [role="alert"]`) !== null);
    const onInput = ({ target }: Event) => {
      if (!isWithin(target, form)) return;
      typed.current = true;
      leaves.current = false;
    };
    let sent: Event | undefined;
    const onSubmit = (event: SubmitEvent) => {
      if (!isWithin(event.target, form)) return;
      sent = event;
      if (event.submitter?.getAttribute('name') !== '__intent__') typed.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey } = event;
      if (button || metaKey || ctrlKey || shiftKey || !hasWords()) return;
      if (!isWithin(target, link)) return;
      leaves.current = isWithin(target, form) || window.confirm(question);
      if (!leaves.current) event.preventDefault();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      // A form of the page that the browser itself sends takes its words along.
      const stays = !leaves.current && sent?.defaultPrevented !== false;
      if (stays && hasWords()) event.preventDefault();
    };
    const { pathname } = location;
    let place = placeInHistory();
    let returns = false;
    // The browser has gone back already when it says so. The router, which listens later, hears of it
    // only from whoever really leaves.
    const onPop = (event: Event) => {
      const steps = place - placeInHistory();
      const stays = steps && location.pathname !== pathname && hasWords();
      if (returns || (stays && !window.confirm(question))) {
        event.stopImmediatePropagation();
        returns = !returns;
        if (returns) history.go(steps);
      } else place = placeInHistory();
    };
    const listeners = [
      [window, 'popstate', onPop],
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

/** The number that the router gives each page; none for a place within a page. */
const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? NaN;

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
