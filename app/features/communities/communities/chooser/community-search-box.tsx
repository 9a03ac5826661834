import { lazy, Suspense, useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import type { CommunityOption } from './chooser.ts';

// If it cannot be loaded, the button still searches, and the text stays.
const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })));

/**
 * The box for a community's name. With scripts it is a combobox from the start. Once focused, it
 * suggests communities, also for text typed before the scripts loaded.
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
    // Somebody may have focused it and typed before scripts ran.
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

/** Suggestions set `aria-expanded` in the page themselves. */
const combobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;
