import type { ReactNode } from 'react';
import { Link } from './navigation/link.ts';
import * as styles from './figure-tiles.css.ts';

/** Figures side by side; `ruled` makes three or four of them equally wide, between two lines. */
export function FigureTiles({ ruled = false, children }: { ruled?: boolean; children: ReactNode }) {
  return <dl className={ruled ? styles.ruled : styles.figures}>{children}</dl>;
}

/** A number and what it counts; `to` leads to what was counted, and `current` says that the page shows it. */
export function FigureTile({
  label,
  value,
  to,
  current = false,
  mark,
}: {
  label: string;
  value: number | string;
  to?: string;
  current?: boolean;
  /** Stands before the label, such as the colour of its part in a bar. */
  mark?: ReactNode;
}) {
  return (
    <div className={styles.tile}>
      <dt className={mark ? styles.marked : styles.label}>
        {mark}
        {to ? (
          <Link to={to} aria-current={current ? 'page' : undefined} className={styles.link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={Number(value) === 0 ? styles.zero : styles.value}>{value}</dd>
    </div>
  );
}
