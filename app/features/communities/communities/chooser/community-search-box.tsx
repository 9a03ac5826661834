import { lazy, Suspense, useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import type { CommunityOption } from './chooser.ts';

// Where it cannot be loaded, the button still finds, and what was typed stays.
const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })));

/**
 * The box that somebody types the name of a community into. Where scripts run it is a combobox from the
 * start; once it has the focus, it suggests communities, for what was typed before they were loaded too.
 */
export function CommunitySearchBox({
  listId,
  of,
  onPick,
  onSay,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & {
  listId: string;
  of?: 'moderated' | undefined;
  onPick: (community: CommunityOption & { slug: string }, input: HTMLInputElement) => void;
  onSay: (text: string) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const [hasScripts, setHasScripts] = useState(false);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    setHasScripts(true);
    // The focus may have come before the scripts, and words with it.
    if (document.activeElement === box.current) setInput(box.current);
  }, []);
  return (
    <>
      <input
        ref={box}
        type="search"
        autoComplete="off"
        maxLength={100}
        {...rest}
        {...(hasScripts && combobox)}
        onFocus={() => setInput(box.current)}
        onChange={() => {
          setInput(box.current);
          setTyped(true);
        }}
      />
      {input && (
        <Suspense fallback={null}>
          <Suggestions
            {...{ input, isTyped, listId, of, onSay }}
            onPick={(community) => onPick(community, input)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The suggestions say in the page itself when they are open. */
const combobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;
