import type { ReactNode } from 'react';
import * as styles from './fold.css.ts';

/** A line of a list that opens to more, without scripts too. */
export function Fold({
  summary,
  open = false,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.head}>{summary}</summary>
      {children}
    </details>
  );
}
