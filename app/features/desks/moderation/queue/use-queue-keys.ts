import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * Keys for the list of posts, where scripts run: j and k go to the next and the previous post, a approves, r opens
 * the reasons to reject, and ? shows this. They work only while the focus is in the list (WCAG 2.1.4), and never
 * in a field. Returns the list's handler, a ref for the folded help, and whether scripts run.
 */
export function useQueueKeys() {
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  const help = useRef<HTMLDetailsElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const { target, currentTarget: list } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest('select, textarea, input:not([type="checkbox"])')) return;
    const entries = [...list.children];
    const at = entries.findIndex((entry) => entry.contains(target));
    const press = (selector: string) => entries[at]?.querySelector<HTMLElement>(selector)?.click();
    const goTo = (index: number) => entries[index]?.querySelector<HTMLElement>('h3')?.focus();
    const keys: Record<string, () => void> = {
      j: () => goTo(at + 1),
      k: () => goTo(at - 1),
      a: () => press('button[value="PUBLISHED"]:enabled'),
      r: () => {
        press('form details:not([open]) > summary');
        entries[at]?.querySelector<HTMLElement>('form details select')?.focus();
      },
      '?': () => help.current?.toggleAttribute('open'),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return { onKeyDown, help, works };
}
