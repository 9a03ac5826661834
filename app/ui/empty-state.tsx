import type { ReactNode } from 'react';
import { empty } from './empty-state.css.ts';

export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={empty}>
      <p>{text}</p>
      {children}
    </div>
  );
}
