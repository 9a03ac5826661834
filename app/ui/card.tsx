import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as styles from './card.css.ts';

export interface CardPicture {
  src: string;
  /** What the picture shows; empty when the title says as much. */
  alt?: string;
  wide?: boolean;
}

/** Something that can be opened: its heading's link covers the whole card. */
export function Card({
  to,
  title,
  picture,
  art,
  children,
  heading: Heading = 'h3',
}: {
  to: string;
  title: string;
  picture?: CardPicture | null;
  /** A drawing in place of a picture. */
  art?: ReactNode;
  children?: ReactNode;
  heading?: 'h2' | 'h3';
}) {
  return (
    <article className={styles.card}>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt ?? ''}
          width={800}
          height={picture.wide ? 450 : 600}
          loading="lazy"
          decoding="async"
          className={picture.wide ? styles.widePicture : styles.picture}
        />
      )}
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  );
}

/** The line of small facts at the foot of a card. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
