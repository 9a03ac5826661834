import type { ReactNode } from 'react';
import * as styles from './figure-tiles.css.ts';

/** Figures side by side; `ruled` makes them equally wide, between two lines. */
export function FigureTiles({ ruled = false, children }: { ruled?: boolean; children: ReactNode }) {
  return <dl className={ruled ? styles.ruled : styles.figures}>{children}</dl>;
}

/** A number and what it counts. */
export function FigureTile({ label, value }: { label: string; value: number | string }) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
