import { Link } from '@remix-run/react';
import * as styles from './breadcrumb.css.ts';

/** Where a page stands: the pages above it, the highest first, and its own name. */
export function Breadcrumb({
  above,
  current,
}: {
  above: { to: string; label: string }[];
  current: string;
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list" className={styles.trail}>
        {above.map(({ to, label }) => (
          <li key={to} className={styles.step}>
            <Link to={to} className={styles.link}>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
