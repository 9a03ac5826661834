import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { gallery } from '#app/messages/en/gallery.ts';
import * as styles from './gallery.css.ts';

import { pictureName } from './picture-name.ts';

/** A picture as an `img` needs it; sizes in pixels. */
export interface Picture {
  src: string;
  /** The same picture at other widths. */
  srcSet?: string | undefined;
  width: number;
  height: number;
}

/**
 * The pictures of a page, none of them cropped: one is shown, small ones below lead to the others,
 * and each opens by itself. All of it is links, so that it works without scripts.
 */
export function Gallery({
  pictures,
  standIn,
  title,
  path,
}: {
  pictures: Picture[];
  /** One of our own drawings, for a page without pictures, and the class that tints it. */
  standIn: { src: string; tint: string };
  title: string;
  /** Of the page, where a card that leads to it has the first picture. */
  path?: string | undefined;
}) {
  const t = useMessages(gallery);
  if (pictures.length === 0) {
    const { src, tint } = standIn;
    return (
      <img
        src={src}
        alt=""
        width={800}
        height={600}
        className={`${styles.drawing} ${tint}`}
        {...(path && pictureName(path))}
      />
    );
  }
  return (
    <div className={styles.gallery}>
      <div className={styles.strip}>
        {pictures.map((picture, index) => (
          <a
            key={picture.src}
            id={`picture-${index + 1}`}
            href={picture.src}
            className={styles.frame}
          >
            <img
              {...picture}
              sizes={picture.srcSet && '(min-width: 70rem) 46rem, 92vw'}
              alt={t('picture', { title, number: index + 1 })}
              {...(path && index === 0 && pictureName(path))}
              loading={index === 0 ? 'eager' : 'lazy'}
              className={styles.picture}
            />
          </a>
        ))}
      </div>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <a key={picture.src} href={`#picture-${index + 1}`} className={styles.thumb}>
              <img
                {...picture}
                sizes={picture.srcSet && '4rem'}
                alt={t('showPicture', { number: index + 1 })}
                loading="lazy"
                className={styles.thumbPicture}
              />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
