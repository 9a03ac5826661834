import { useShellData } from '#app/lib/page/shell-data.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownPostsPage } from '#app/messages/en/own-posts-page.ts';
import { writtenIn as writtenWords } from '#app/messages/en/written-in.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { postStatuses, type PostStatus } from '#db/enums.ts';
import { tabs } from '#app/features/communities/manage/tabbed.css.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { SellButton } from './sell-button.tsx';
import * as styles from './own-posts.css.ts';
import type { OwnPost } from './own-posts.server.ts';

/** The ways to a new post, in the primary community; none for who has no community yet. */
export function NewPost() {
  const t = useMessages(ownPostsPage);
  const [home] = useShellData().viewer?.condos ?? [];
  if (!home || home.waits) return null;
  const path = `/communities/${home.slug}`;
  return (
    <p className={layout.row}>
      <ButtonLink kind="quiet" to={`${path}/listings/new`}>
        {t('postForSale')}
      </ButtonLink>
      <ButtonLink kind="quiet" to={`${path}/activities/new`}>
        {t('postActivity')}
      </ButtonLink>
    </p>
  );
}

/** The states that one's posts have, each with how many there are, as tabs that filter the list. */
export function OwnPostFilter({
  counts,
  chosen,
}: {
  counts: Partial<Record<PostStatus, number>>;
  chosen: PostStatus | null;
}) {
  const t = useMessages(ownPostsPage);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = postStatuses.filter((status) => counts[status] || status === chosen);
  return (
    <div className={tabs}>
      <Tabs
        label={t('filter')}
        current={chosen ?? 'all'}
        tabs={[
          { key: 'all', label: t('all', { number: total }), to: '/account/posts' },
          ...shown.map((status) => ({
            key: status,
            label: t(`filters.${status}`, { number: counts[status] ?? 0 }),
            to: `/account/posts?state=${status.toLowerCase()}`,
          })),
        ]}
      />
    </div>
  );
}

/** Who can read one's posts, once for all of them. */
export function OwnPostReaders({ openAt }: { openAt: string }) {
  const t = useMessages(ownPostsPage);
  return (
    <p className={layout.muted}>
      {t('readers')}
      {openAt && <> {t.rich('forAnybody', { communities: <bdi>{openAt}</bdi> })}</>}
    </p>
  );
}

/** One's own posts, each with its state in words, the reason where it was not published, and what to do. */
export function AllOwnPosts({ posts }: { posts: OwnPost[] }) {
  return (
    <ul role="list" className={lines.lines}>
      {posts.map((post) => (
        <Entry key={post.id} post={post} />
      ))}
    </ul>
  );
}

function Entry({ post }: { post: OwnPost }) {
  const t = useMessages(ownPostsPage);
  const written = useMessages(writtenWords);
  const { relativeTimeWithin } = useFormats();
  const lang = useLang();
  const { type, id, title, language, status, community, createdAt, isOver, entry, reason } = post;
  const isLive = status === 'PUBLISHED';
  const isPast = isOver && isLive;
  const isRefused = status === 'REJECTED';
  const standIn = standInOf(type, id);
  const writtenIn = lang(language);
  const states = [
    !isPast && t(isLive && post.isFull ? 'full' : `states.${type}.${status}`),
    isOver && t('over'),
  ].filter((state) => state !== false);
  return (
    <li className={isRefused ? styles.refused : styles.post}>
      <img
        src={post.picture ?? standIn.src}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={`${styles.picture} ${post.picture ? '' : standIn.tint}`}
      />
      <Link to={postPath(type, id)} className={`${lines.title} ${styles.title}`}>
        <bdi lang={writtenIn}>{title}</bdi>
      </Link>
      <div className={styles.words}>
        <p className={`${layout.muted} ${facts}`}>
          {states.map((state) => (
            <strong key={state} className={`${fact} ${styles.state}`}>
              {state}
            </strong>
          ))}
          <bdi className={fact}>{community}</bdi>
          <span className={fact}>
            <Moment at={createdAt} text={relativeTimeWithin(createdAt)} />
          </span>
          {writtenIn && <span className={fact}>{written(writtenIn)}</span>}
        </p>
        {(!isLive || isPast) && <p>{t(`explained.${isPast ? 'CANCELLED' : status}`)}</p>}
        {post.hasWaitingEdit && isLive && <p>{t('editWaits')}</p>}
        {entry && (
          <p>
            <strong>{t('reason')}</strong> {entry}
          </p>
        )}
        {/* In whichever language it was written, so apart from the words of the list. */}
        {reason && (
          <p>
            <strong>{t('message')}</strong> <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      {(post.canEdit || post.canAppeal) && (
        <div className={isRefused ? styles.answers : styles.actions}>
          {post.canEdit && type === 'LISTING' && isLive && <SellButton post={post} />}
          {post.canEdit && (
            <ButtonLink
              kind={isRefused ? 'main' : 'plain'}
              to={`${postPath(type, id)}/edit`}
              aria-label={t(isRefused ? 'sendAgainThe' : 'editThe', { title })}
            >
              {t(isRefused ? 'sendAgain' : 'edit')}
            </ButtonLink>
          )}
          {post.canAppeal && (
            <ButtonLink
              kind={isRefused ? 'quiet' : 'plain'}
              to={`${postPath(type, id)}/appeal`}
              aria-label={t('appealThe', { title })}
            >
              {t('appeal')}
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  );
}
