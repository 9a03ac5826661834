import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import * as styles from './detail.css.ts';

/** A picture as an `img` needs it; sizes in pixels. */
export interface Picture {
  src: string;
  /** The same picture at other widths. */
  srcSet?: string | undefined;
  width: number;
  height: number;
}

/** The pictures of a page, or the one that stands in for them. */
export function Pictures({
  pictures,
  standIn,
  title,
}: {
  pictures: Picture[];
  /** The address of one of our own drawings. */
  standIn: string;
  title: string;
}) {
  const t = useMessages(ui);
  const [first, ...others] = pictures;
  return (
    <div className={styles.pictures}>
      {[first ?? { src: standIn, width: 800, height: 600 }, ...others].map((picture, index) => (
        <img
          key={picture.src}
          {...picture}
          sizes={picture.srcSet && '(min-width: 70rem) 46rem, 92vw'}
          alt={first ? t('picture', { title, number: index + 1 }) : ''}
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
