import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import type { ReactNode } from 'react';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownPostsPage } from '#app/messages/en/own-posts-page.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { postStatuses, type PostStatus } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import type { OwnPost } from './own-posts.server.ts';

/** The states that one's posts have, each with how many there are, as links that filter the list. */
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
    <nav aria-label={t('filter')}>
      <ul role="list" className={layout.row}>
        <li>
          <Choice to="/account/posts" isChosen={chosen === null}>
            {t('all', { number: total })}
          </Choice>
        </li>
        {shown.map((status) => (
          <li key={status}>
            <Choice
              to={`/account/posts?state=${status.toLowerCase()}`}
              isChosen={chosen === status}
            >
              {t(`filters.${status}`, { number: counts[status] ?? 0 })}
            </Choice>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link to another choice; the present one is no link. */
function Choice({
  to,
  isChosen,
  children,
}: {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}) {
  return isChosen ? (
    <strong aria-current="true">{children}</strong>
  ) : (
    <Link to={to}>{children}</Link>
  );
}

/** One's own posts, each with its state in words and the reason where it was not published. */
export function AllOwnPosts({ posts }: { posts: OwnPost[] }) {
  const t = useMessages(ownPostsPage);
  const { relativeTimeWithin } = useFormats();
  const lang = useLang();
  return (
    <ul role="list" className={lines.lines}>
      {posts.map((post) => {
        const { type, id, title, language, status, community, createdAt, isOver, entry, reason } =
          post;
        const isPast = isOver && status === 'PUBLISHED';
        return (
          <li key={id} className={lines.line}>
            <p className={layout.row}>
              <Link to={postPath(type, id)} className={lines.title}>
                <bdi lang={lang(language)}>{title}</bdi>
              </Link>
              {!isPast && <Badge>{t(`states.${type}.${status}`)}</Badge>}
              {isOver && <Badge>{t('over')}</Badge>}
              <OtherLanguageBadge language={language} />
            </p>
            <p className={`${layout.small} ${layout.muted}`}>
              {t.rich(`entry.${type}`, {
                community: <bdi>{community}</bdi>,
                when: <Moment at={createdAt} text={relativeTimeWithin(createdAt)} />,
              })}
            </p>
            <p>{t(`explained.${isPast ? 'CANCELLED' : status}`)}</p>
            {post.isForAnybody && <p>{t('forAnybody')}</p>}
            {post.hasWaitingEdit && status === 'PUBLISHED' && <p>{t('editWaits')}</p>}
            {(entry ?? reason) && (
              <p>
                {t.rich('reason', {
                  reason: (
                    <>
                      {entry} <bdi>{reason}</bdi>
                    </>
                  ),
                })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
