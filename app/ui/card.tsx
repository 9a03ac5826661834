import type { ReactNode } from 'react';
import * as styles from './card.css.ts';
import { Link } from './navigation/link.ts';
import { pictureName } from './pictures/picture-name.ts';

interface CardPicture {
  src: string;
  /** The same picture at other widths. */
  srcSet?: string | undefined;
  /** In pixels; our own drawings are 800 wide. */
  width?: number;
  height?: number;
  /** What the picture shows; empty when the title says it already. */
  alt?: string;
  wide?: boolean;
  /** The class that tints a drawing. */
  tint?: string;
}

const cardSizes = '(min-width: 70rem) 17rem, (min-width: 40rem) 45vw, 92vw';
const compactSizes = '(min-width: 70rem) 17rem, (min-width: 40rem) 30vw, 45vw';

/** A card that opens a page: its heading's link covers the whole card. */
export function Card({
  to,
  title,
  lang,
  picture,
  art,
  above,
  compact = false,
  children,
  heading: Heading = 'h3',
}: {
  to: string;
  title: string;
  /** Of the title, where it is in another language than the page. */
  lang?: string | undefined;
  picture?: CardPicture | null;
  /** A drawing in place of a picture. */
  art?: ReactNode;
  /** What comes before the title, such as a price. */
  above?: ReactNode;
  /** For two cards beside each other on a phone. */
  compact?: boolean;
  children?: ReactNode;
  heading?: 'h2' | 'h3';
}) {
  return (
    <article className={compact ? styles.compact : styles.card}>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt ?? ''}
          srcSet={picture.srcSet}
          sizes={picture.srcSet && (compact ? compactSizes : cardSizes)}
          width={picture.width ?? 800}
          height={picture.height ?? (picture.wide ? 450 : 600)}
          {...pictureName(to)}
          loading="lazy"
          decoding="async"
          className={`${picture.wide ? styles.widePicture : styles.picture} ${picture.tint ?? ''}`}
        />
      )}
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.body}>
        {above}
        <Heading lang={lang} className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  );
}

export function CardFoot({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <div lang={lang} className={styles.foot}>
      {children}
    </div>
  );
}
