import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import type { NoticeEditorPage } from './editor.server.ts';
import type { CountedAudience, Outcome } from './outcome.ts';

const waitMs = 400;

/**
 * The number of people in the floors, units or communities that were typed or selected last, which the server counts
 * once the typing rests;
 * null until then. `path` is the page's own.
 */
export function useCounted(
  { audience, list, also, people }: Outcome,
  { path, isTyping }: { path: string; isTyping: boolean },
): CountedAudience | null {
  const fetcher = useFetcher<NoticeEditorPage>();
  const { load } = fetcher;
  const counted = fetcher.data?.counted ?? null;
  const isAsked = isTyping && (list !== '' || also !== '') && people === null;
  useEffect(() => {
    if (!isAsked) return undefined;
    const part = audience === 'FLOORS' ? 'floors' : 'units';
    const query = new URLSearchParams({ audience, [part]: list, also });
    const timer = window.setTimeout(() => load(`${path}?${query}`), waitMs);
    return () => window.clearTimeout(timer);
  }, [isAsked, audience, list, also, path, load]);
  return counted;
}
