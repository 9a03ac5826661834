import type { ReactNode } from 'react';
import { Link } from './navigation/link.ts';
import * as styles from './figure-tiles.css.ts';

/** Figures side by side; `ruled` makes them equally wide, between two lines. */
export function FigureTiles({ ruled = false, children }: { ruled?: boolean; children: ReactNode }) {
  return <dl className={ruled ? styles.ruled : styles.figures}>{children}</dl>;
}

/** A number and what it counts; `to` leads to what was counted. */
export function FigureTile({
  label,
  value,
  to,
}: {
  label: string;
  value: number | string;
  to?: string;
}) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>
        {to ? (
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
