import { useEffect, useRef, useState } from 'react';
import type { CommunityOption } from './chooser.ts';

const waitMs = 200;
const mostShown = 10;

export interface Suggested {
  options: (CommunityOption & { slug: string })[];
  isMore: boolean;
}

/**
 * Suggestions for the words in a box. It asks once for a text, shortly after the last letter. An
 * answer that comes after more letters, `close` or a loss of focus is not shown.
 */
export function useSuggested(
  input: HTMLInputElement,
  {
    isTyped,
    of,
    onAnswer,
  }: {
    /** Whether somebody typed before this was loaded. */
    isTyped: boolean;
    of: 'moderated' | undefined;
    onAnswer: (suggested: Suggested, text: string) => void;
  },
): Suggested & { close: () => void } {
  const [suggested, setSuggested] = useState<Suggested>(none);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;
  const stop = useRef(() => {});
  const wasTyped = useRef(isTyped || input.value !== input.defaultValue);
  const close = useRef(() => {
    stop.current();
    setSuggested(none);
  }).current;

  useEffect(() => {
    const onInput = () => {
      stop.current();
      const text = input.value.trim();
      if (text.length < 2) {
        setSuggested(none);
        return;
      }
      const asking = new AbortController();
      const { signal } = asking;
      const timer = window.setTimeout(() => {
        suggest(text, of, signal).then(
          (answer) => {
            if (signal.aborted) return;
            setSuggested(answer);
            answered.current(answer, text);
          },
          // The button still searches, and says what is wrong.
          () => signal.aborted || setSuggested(none),
        );
      }, waitMs);
      stop.current = () => {
        window.clearTimeout(timer);
        asking.abort();
      };
    };
    input.addEventListener('input', onInput);
    input.addEventListener('blur', close);
    if (wasTyped.current && document.activeElement === input) onInput();
    return () => {
      stop.current();
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', close);
    };
  }, [input, of, close]);
  return { ...suggested, close };
}

const none: Suggested = { options: [], isMore: false };

async function suggest(
  q: string,
  of: 'moderated' | undefined,
  signal: AbortSignal,
): Promise<Suggested> {
  const query = new URLSearchParams({ q, limit: String(mostShown + 1), ...(of && { of }) });
  const response = await fetch(`/api/communities?${query.toString()}`, { signal });
  if (!response.ok) throw new Error(`communities: ${response.status}`);
  const rows = (await response.json()) as Suggested['options'];
  return { options: rows.slice(0, mostShown), isMore: rows.length > mostShown };
}
