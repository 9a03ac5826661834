import { cursorAt } from '#app/lib/db/cursors.ts';
import type { ReactNode } from 'react';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { posts } from '#app/messages/en/posts.ts';
import { FoldedText } from '#app/ui/text/folded-text.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../dashboard.css.ts';
import { queueAnchor, useWayBack } from './queue-paths.ts';
import { QueueDecision, View } from './queue-decision.tsx';
import type { QueueItem as Item, Rejection } from './queue-entry.server.ts';

export function QueueItem({
  item,
  reasons,
  landed,
  result,
}: {
  item: Item;
  /** The list of reasons for Reject. */
  reasons: ReasonOption[];
  /** The toast about the decision before, where this is the next entry. */
  landed: ReactNode;
  /** The reply to a decision about it that was not carried out. */
  result: FormState['result'];
}) {
  const t = useMessages(moderation);
  const post = useMessages(posts);
  const from = useWayBack(queueAnchor(item.id), cursorAt(item.createdAt, item.id));
  const lang = useLang()(item.language);
  const { relativeTimeWithin } = useFormats();
  return (
    <li className={styles.item}>
      {landed}
      <img
        src={
          item.picture ??
          (item.type === 'LISTING' ? '/images/listings/none.svg' : '/images/activities/none.svg')
        }
        alt=""
        width={800}
        height={600}
        loading="lazy"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={layout.row}>
          <Badge kind="accent">{post(`types.${item.type}`)}</Badge>
          {item.changes && <Badge>{t('change')}</Badge>}
          {item.isOver && <Badge>{post('over')}</Badge>}
          <OtherLanguageBadge language={item.language} />
          <QueueFacts item={item} lang={lang} />
        </p>
        {!item.leftToOthers && !item.tooLate && (
          <label className={`${layout.row} ${layout.small} ${styles.tick}`}>
            <input
              type="checkbox"
              name="pick"
              value={`${item.type}:${item.id}:${item.version}`}
              form="approve-many"
            />
            {t('tick')}
          </label>
        )}
        <h3 id={queueAnchor(item.id)} lang={lang} tabIndex={-1} className={styles.itemTitle}>
          {item.title}
        </h3>
      </div>
      <div className={styles.rest}>
        {item.changes ? (
          <Comparison
            fields={item.changes}
            before={post('revision.live')}
            after={post('revision.changed')}
            showAll={post('showAll')}
          />
        ) : (
          <div className={styles.description}>
            <FoldedText text={item.description} lang={lang} showAll={post('showAll')} />
          </div>
        )}
        <p className={`${layout.small} ${layout.muted}`}>
          {t.rich('submittedBy', {
            author: <bdi>{item.author.name}</bdi>,
            community: <bdi>{item.community}</bdi>,
            when: <Moment at={item.createdAt} text={relativeTimeWithin(item.createdAt)} />,
          })}
          <br />
          <ButtonLink kind="plain" to={`/moderation/log?post=${item.type}:${item.id}`}>
            {t('history')}
          </ButtonLink>
          {!item.isOwn && (
            <>
              <br />
              <Link to={`/moderation/authors/${item.author.id}${from}`}>
                {t.rich('allOfAuthor', { author: <bdi>{item.author.name}</bdi> })}
              </Link>
            </>
          )}
        </p>
        {item.rejection && <RejectedBefore rejection={item.rejection} />}
        <p className={`${layout.small} ${layout.muted}`}>{t('authorId', { id: item.author.id })}</p>
        {item.leftToOthers ? (
          <>
            <p>{post(`leftToOthers.${item.type}`)}</p>
            <div className={styles.buttons}>
              <View item={item} />
            </div>
          </>
        ) : (
          <QueueDecision item={item} reasons={reasons} result={result} />
        )}
      </div>
    </li>
  );
}

function QueueFacts({
  item: { category, tag, headline, when, place },
  lang,
}: {
  item: Item;
  lang: string | undefined;
}) {
  return (
    <>
      {category && <Badge>{category}</Badge>}
      {tag && (
        <span lang={lang}>
          <Badge>{tag}</Badge>
        </span>
      )}
      {headline && (
        <span className={styles.headline}>
          {when ? <Moment at={when} text={headline} /> : headline}
        </span>
      )}
      {place && <span lang={lang}>{place}</span>}
    </>
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
