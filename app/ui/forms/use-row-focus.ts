import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef } from 'react';

/**
 * Focuses the first field of a new row, or of the row in place of a removed one, once. `idOf` names
 * that field. Without scripts, the address that the row buttons post to ends in the same id.
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
