import type { ReactNode } from 'react';
import { empty } from './empty-state.css.ts';

/** The text of an empty list, and a way to add to it. */
export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={empty}>
      <p>{text}</p>
      {children}
    </div>
  );
}
