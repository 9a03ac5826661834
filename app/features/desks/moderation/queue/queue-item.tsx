import { cursorAt } from '#app/lib/db/cursors.ts';
import type { ReactNode } from 'react';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { posts } from '#app/messages/en/posts.ts';
import { writtenIn } from '#app/messages/en/written-in.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment, toTheSecond } from '#app/ui/text/moment.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { tintOf } from '#app/ui/pictures/stand-in.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './queue.css.ts';
import { pickName, pickOf, queueAnchor, queueForm, useWayBack } from './queue-paths.ts';
import { QueueDecision, View } from './queue-decision.tsx';
import type { QueueItem as Item, Rejection } from './queue-entry.server.ts';

export function QueueItem({
  item,
  reasons,
  namesCommunity,
  landed,
  posted,
  scripted,
  isPicked,
}: {
  item: Item;
  /** The list of reasons for Reject. */
  reasons: ReasonOption[];
  /** Whether posts of more than one community are in the queue. */
  namesCommunity: boolean;
  /** The toast about the decision before, where this is the next entry. */
  landed: ReactNode;
  /** The queue as it was sent, where a decision was not carried out. */
  posted: FormState;
  /** Whether scripts run. */
  scripted: boolean;
  /** Whether its box is checked when the page opens. */
  isPicked: boolean;
}) {
  const t = useMessages(moderation);
  const post = useMessages(posts);
  const written = useMessages(writtenIn);
  const from = useWayBack(cursorAt(item.createdAt, item.id));
  const lang = useLang()(item.language);
  const { relativeTime } = useFormats();
  const { headline } = item;
  const { name, unit } = item.author;
  const author = <bdi>{unit ? `${name} (${unit})` : name}</bdi>;
  return (
    <li className={styles.item}>
      {landed}
      <div className={styles.row}>
        {/* Whoever selects the picture selects the post: its checkbox is drawn on the corner. */}
        <Pick item={item} isPicked={isPicked}>
          <img
            src={item.picture}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className={`${styles.picture} ${item.isDrawn ? tintOf(item.id) : ''}`}
          />
        </Pick>
        <h3 id={queueAnchor(item.id)} lang={lang} tabIndex={-1} className={styles.itemTitle}>
          {item.title}
        </h3>
        <p className={styles.facts}>
          <Badge kind="accent">{post(`types.${item.type}`)}</Badge>
          {item.changes && <Badge>{t('change')}</Badge>}
          {item.isOver && <Badge>{post('over')}</Badge>}
          {headline && (
            <span className={styles.headline}>
              {item.when ? <Moment at={item.when} text={headline} /> : headline}
            </span>
          )}
          {item.category && <span>{item.category}</span>}
          {item.tag && <span lang={lang}>{item.tag}</span>}
          {lang && <span>{written(lang)}</span>}
          {item.place && <span lang={lang}>{item.place}</span>}
          {item.tooLate && <span>{item.tooLate}</span>}
        </p>
        <details className={styles.more} open={item.changes !== null}>
          <summary className={styles.opener}>
            <span className={styles.preview} lang={lang}>
              {previewOf(item.description)}
            </span>
            <span className={styles.less}>{t('foldText')}</span>
          </summary>
          <div className={layout.stack}>
            {item.changes ? (
              <Comparison
                fields={item.changes}
                before={post('revision.live')}
                after={post('revision.changed')}
                showAll={post('showAll')}
              />
            ) : (
              <p className={styles.description} lang={lang}>
                {item.description}
              </p>
            )}
            {item.rejection && <RejectedBefore rejection={item.rejection} />}
            <p className={`${layout.row} ${layout.small}`}>
              <Link to={`/moderation/log?post=${item.type}:${item.id}`}>{t('history')}</Link>
              {!item.isOwn && (
                <Link to={`/moderation/authors/${item.author.id}${from}`}>
                  {t.rich('allOfAuthor', { author: <bdi>{item.author.name}</bdi> })}
                </Link>
              )}
              <span className={layout.muted}>{t('authorId', { id: item.author.id })}</span>
            </p>
          </div>
        </details>
        <p className={styles.author}>
          <span>
            {namesCommunity
              ? t.rich('submittedBy', { author, community: <bdi>{item.community}</bdi> })
              : author}
          </span>
          <AuthorHistory author={item.author} />
          <time dateTime={toTheSecond(item.createdAt)} suppressHydrationWarning>
            {relativeTime(item.createdAt)}
          </time>
        </p>
        {item.leftToOthers ? (
          <div className={styles.actions}>
            <p className={layout.small}>{post(`leftToOthers.${item.type}`)}</p>
            <View item={item} />
          </div>
        ) : (
          <QueueDecision {...{ item, reasons, posted, scripted }} />
        )}
      </div>
    </li>
  );
}

/** How many posts an author has, with the way to them where there are others. */
function AuthorHistory({ author: { name, posts, rejected } }: Pick<Item, 'author'>) {
  const t = useMessages(moderation);
  const words = [
    t('authorPosts', { count: posts }),
    ...(rejected > 0 ? [t('authorRejected', { count: rejected })] : []),
  ].join(', ');
  if (posts < 2) return <span>{words}</span>;
  const query = new URLSearchParams({ what: 'authors', q: name });
  return <Link to={`/moderation/log?${query.toString()}`}>{words}</Link>;
}

/** The first words of a description, for two lines. */
const previewOf = (description: string): string => description.slice(0, 120).replace(/\s+/g, ' ');

/** The checkbox of a post that can be approved with others, around its picture. */
function Pick({
  item,
  isPicked,
  children,
}: {
  item: Item;
  isPicked: boolean;
  children: ReactNode;
}) {
  const t = useMessages(moderation);
  if (item.leftToOthers || item.tooLate) return <div className={styles.pick}>{children}</div>;
  return (
    <label className={styles.pick}>
      {children}
      <input
        type="checkbox"
        name={pickName}
        value={pickOf(item)}
        defaultChecked={isPicked}
        form={queueForm}
        className={styles.tick}
      />
      <span className={layout.visuallyHidden}>{t('pickPost', { title: item.title })}</span>
    </label>
  );
}

function RejectedBefore({ rejection }: { rejection: Rejection }) {
  const t = useMessages(moderation);
  const post = useMessages(posts);
  const { relativeTimeWithin } = useFormats();
  return (
    <p className={layout.small}>
      {t.rich('rejectedBefore', {
        when: <Moment at={rejection.at} text={relativeTimeWithin(rejection.at)} />,
        name: <bdi>{rejection.by}</bdi>,
        reason: (
          <>
            {rejection.entry && `${rejection.entry} `}
            <bdi>{rejection.reason}</bdi>
            {!rejection.entry && !rejection.reason && t('noReason')}
          </>
        ),
      })}
      {rejection.sentAgainAt && (
        <>
          <br />
          {post.rich('sentAgain', {
            when: (
              <Moment at={rejection.sentAgainAt} text={relativeTimeWithin(rejection.sentAgainAt)} />
            ),
          })}
        </>
      )}
    </p>
  );
}
