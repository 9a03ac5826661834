import { Fragment } from 'react';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useHappensWords } from '#app/features/noticeboard/notices/notice-board.tsx';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { search as words } from '#app/messages/en/search.ts';
import { writtenIn } from '#app/messages/en/written-in.ts';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import type { Piece } from './marks.ts';
import type { Hit } from './search.server.ts';
import * as styles from './search.css.ts';

/** Something that was found: its title, what it is, where and when, and its text around the words that were found. */
export function HitEntry({ hit, hub }: { hit: Hit; hub: string }) {
  const t = useMessages(words);
  const { price, longDate, cardDateTime } = useFormats();
  const lang = useLang()(hit.language);
  const { kind, title, excerpt, at, startsAt, isOver, location, happens } = hit;
  const written = useMessages(writtenIn);
  const sayHappens = useHappensWords();
  return (
    <li className={styles.hit}>
      <Link to={pathOf(hit, hub)} reloadDocument lang={lang} className={styles.title}>
        <Pieces pieces={title} />
      </Link>
      <p className={`${styles.facts} ${facts}`}>
        <strong className={fact}>{t(`kinds.${kind}`)}</strong>
        {isOver && <span className={fact}>{t('over')}</span>}
        {kind === 'LISTING' && <span className={fact}>{price(hit.price)}</span>}
        <span className={fact}>
          {happens ? (
            sayHappens(happens)
          ) : startsAt ? (
            <Moment at={startsAt} text={cardDateTime(startsAt)} />
          ) : (
            <Moment at={at} text={longDate(at)} />
          )}
        </span>
        {location && <bdi className={fact}>{location}</bdi>}
        {lang && <span className={fact}>{written(lang)}</span>}
      </p>
      {excerpt.length > 0 && (
        <p lang={lang} className={styles.excerpt}>
          <Pieces pieces={excerpt} />
        </p>
      )}
      <Thumbnail hit={hit} />
    </li>
  );
}

/** Its picture, or the drawing of a post that has none. The title beside it says what it is. */
function Thumbnail({ hit: { kind, id, picture } }: { hit: Hit }) {
  const standIn = kind === 'LISTING' || kind === 'ACTIVITY' ? standInOf(kind, id) : null;
  const src = picture ?? standIn?.src;
  if (!src) return null;
  return (
    <img
      src={src}
      alt=""
      width={72}
      height={72}
      loading="lazy"
      className={`${styles.picture} ${picture ? '' : (standIn?.tint ?? '')}`}
    />
  );
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );

/** The address of something that was found. */
function pathOf({ kind, id, ref }: Hit, hub: string): string {
  switch (kind) {
    case 'LISTING':
    case 'ACTIVITY':
      return postPath(kind, id);
    case 'NOTICE':
      return `${hub}/notices/${id}`;
    case 'ISSUE':
      return `/newsletter-issues/${id}`;
    case 'DOCUMENT':
      return `${hub}/documents/${id}/file`;
    case 'REQUEST':
      return `${hub}/requests/${ref}`;
  }
}
