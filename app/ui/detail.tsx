import type { ReactNode } from 'react';
import * as styles from './detail.css.ts';

/** The pictures of something that was posted, or the one that stands in for them. */
export function Pictures({
  sources,
  standIn,
  title,
}: {
  sources: string[];
  standIn: string;
  title: string;
}) {
  const [first, ...others] = sources;
  return (
    <div className={styles.pictures}>
      {[first ?? standIn, ...others].map((src, index) => (
        <img
          key={src}
          src={src}
          alt={first ? `${title}, picture ${index + 1}` : ''}
          width={800}
          height={600}
          loading={index === 0 ? 'eager' : 'lazy'}
          className={styles.picture}
        />
      ))}
    </div>
  );
}

/** One part of a page's side column. */
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
