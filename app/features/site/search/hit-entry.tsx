import { Fragment } from 'react';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useHappensWords } from '#app/features/noticeboard/notices/notice-board.tsx';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { search as words } from '#app/messages/en/search.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import type { Piece } from './marks.ts';
import type { Hit } from './search.server.ts';
import * as styles from './search.css.ts';

/** Something that was found: what it is, its title, and its text around the words that were found. */
export function HitEntry({ hit, hub }: { hit: Hit; hub: string }) {
  const t = useMessages(words);
  const { price, longDate, cardDateTime } = useFormats();
  const lang = useLang()(hit.language);
  const { kind, title, excerpt, at, startsAt, isOver, happens } = hit;
  const sayHappens = useHappensWords();
  return (
    <li className={styles.hit}>
      <Link to={pathOf(hit, hub)} reloadDocument lang={lang} className={styles.title}>
        <Pieces pieces={title} />
      </Link>
      {excerpt.length > 0 && (
        <p lang={lang} className={styles.excerpt}>
          <Pieces pieces={excerpt} />
        </p>
      )}
      <p className={styles.facts}>
        <Badge>{t(`kinds.${kind}`)}</Badge>
        {isOver && <Badge>{t('over')}</Badge>}
        <OtherLanguageBadge language={hit.language} />
        {kind === 'LISTING' && <span>{price(hit.price)}</span>}
        {happens ? (
          <strong>{sayHappens(happens)}</strong>
        ) : startsAt ? (
          <Moment at={startsAt} text={cardDateTime(startsAt)} />
        ) : (
          <Moment at={at} text={longDate(at)} />
        )}
      </p>
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
function pathOf({ kind, id }: Hit, hub: string): string {
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
  }
}
