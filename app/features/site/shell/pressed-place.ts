import { useCallback, useEffect, useRef } from 'react';

/**
 * Remembers which button sent the last form. Returns what finds the control to focus where that button was: itself, or
 * the first control of the nearest part of the page that is left around it, such as Leave in the place of Join. Null
 * where nothing but the page is left.
 */
export function usePressedPlace(): () => HTMLElement | null {
  const around = useRef<Element[]>([]);
  useEffect(() => {
    const remember = ({ submitter, target }: SubmitEvent) => {
      const parts: Element[] = [];
      let part = submitter ?? (target instanceof Element ? target : null);
      for (; part && part.id !== 'main' && parts.length < mostParts; part = part.parentElement)
        parts.push(part);
      around.current = parts;
    };
    document.addEventListener('submit', remember, true);
    return () => document.removeEventListener('submit', remember, true);
  }, []);
  return useCallback(() => {
    const left = around.current.find((part) => part.isConnected);
    return left instanceof HTMLButtonElement
      ? left
      : (left?.querySelector<HTMLElement>('button:not([tabindex]), a[href]') ?? null);
  }, []);
}

/** The form, its row and what that is in: further out is another part of the page. */
const mostParts = 5;
