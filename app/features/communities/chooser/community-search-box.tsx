import {
  lazy,
  Suspense,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
} from 'react';
import type { CommunityOption } from './chooser.ts';

const Suggestions = lazy(() => import('./suggestions.tsx'));

/**
 * The box that somebody types the name of a community into. Once it has the focus, where scripts run, it
 * suggests communities.
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
  const [input, setInput] = useState<HTMLInputElement>();
  const start = (event: FocusEvent<HTMLInputElement> | ChangeEvent<HTMLInputElement>) =>
    setInput(event.currentTarget);
  return (
    <>
      <input
        type="search"
        autoComplete="off"
        maxLength={100}
        {...rest}
        onFocus={start}
        onChange={start}
      />
      {input && (
        <Suspense fallback={null}>
          <Suggestions
            {...{ input, listId, of, onSay }}
            onPick={(community) => onPick(community, input)}
          />
        </Suspense>
      )}
    </>
  );
}
