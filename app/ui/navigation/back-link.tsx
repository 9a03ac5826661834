import type { ReactNode } from 'react';
import * as styles from './breadcrumb.css.ts';
import { Link } from './link.ts';

/** The way to the page above, before the heading: as a breadcrumb has it on a narrow page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className={styles.back}>
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  </p>
);
