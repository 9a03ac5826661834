import { useEffect, useRef, useState } from 'react';
import * as styles from './queue.css.ts';

/** What opens the reasons of an entry. */
export const rejectOpener = `.${styles.actions} > details > summary`;

/**
 * Keys for the list of posts, where scripts run: j and k go to the next and the previous post, a approves, r opens
 * the reasons to reject, and ? shows this. They work only while the focus is in the list (WCAG 2.1.4), and never
 * in a field. Returns refs for the list and for the folded help, and whether scripts run.
 */
export function useQueueKeys() {
  const [works, setWorks] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const help = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    setWorks(true);
    const onKeyDown = (event: KeyboardEvent) => pressKey(event, list.current, help.current);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { list, help, works };
}

function pressKey(
  event: KeyboardEvent,
  list: HTMLOListElement | null,
  help: HTMLDetailsElement | null,
): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  if (!list?.contains(target)) return;
  if (target.closest('select, textarea, input:not([type="checkbox"])')) return;
  const entries = [...list.children];
  const at = entries.findIndex((entry) => entry.contains(target));
  const press = (selector: string) => entries[at]?.querySelector<HTMLElement>(selector)?.click();
  const goTo = (index: number) => entries[index]?.querySelector<HTMLElement>('h3')?.focus();
  const keys: Record<string, () => void> = {
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    a: () => press(`.${styles.approve} button:enabled`),
    r: () => {
      const opener = entries[at]?.querySelector<HTMLElement>(rejectOpener);
      if (opener?.closest('details')?.open === false) opener.click();
      entries[at]?.querySelector<HTMLElement>('select')?.focus();
    },
    '?': () => help?.toggleAttribute('open'),
  };
  const run = keys[event.key];
  if (!run) return;
  event.preventDefault();
  run();
}
