import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef } from 'react';

/**
 * After a row was added, focuses its first field; after one was removed, that of the row in its
 * place. A row takes the focus once, whatever is checked later. `idOf` names the first field of a row. Without scripts, the address that the button for
 * rows posts to ends in the same id.
 */
export function useRowFocus(
  posted: SubmissionResult | null | undefined,
  count: number,
  idOf: (index: number) => string,
): void {
  const intent = posted?.status === undefined ? posted?.intent : undefined;
  const last = count - 1;
  const index =
    intent?.type === 'insert'
      ? last
      : intent?.type === 'remove'
        ? Math.min(intent.payload.index, last)
        : null;
  const id = index === null ? null : idOf(index);
  const focusedAfter = useRef<SubmissionResult | null>();
  useEffect(() => {
    if (id === null || focusedAfter.current === posted) return;
    focusedAfter.current = posted;
    document.getElementById(id)?.focus();
  }, [posted, id]);
}
