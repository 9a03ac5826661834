import type { ReactNode } from 'react';
import * as styles from '../styles/lines.css.ts';
import { Link } from './link.ts';

/** Links to the pages below this one, each with its purpose. */
export function PageIndex({
  pages,
}: {
  pages: {
    to: string;
    label: ReactNode;
    text: ReactNode;
    more?: ReactNode;
  }[];
}) {
  return (
    <dl className={styles.lines}>
      {pages.map(({ to, label, text, more }) => (
        <div key={to} className={styles.named}>
          <dt>
            <Link to={to} className={styles.title}>
              {label}
            </Link>
          </dt>
          <dd className={styles.purpose}>
            {text}
            {more && <> {more}</>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
