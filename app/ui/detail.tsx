import type { ReactNode } from 'react';
import * as styles from './detail.css.ts';

/** A part of a page's side column. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A name and its value, inside a `<dl>` of the class `details`. */
export function Detail({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
