import type { ReactNode } from 'react';
import { empty } from './empty-state.css.ts';

/** What a list says when there is nothing in it, and the way to change that. */
export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={empty}>
      <p>{text}</p>
      {children}
    </div>
  );
}
