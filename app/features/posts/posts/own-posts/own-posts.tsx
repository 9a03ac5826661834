import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownPostsList } from '#app/messages/en/own-posts-list.ts';
import { postStates } from '#app/messages/en/post-states.ts';
import { posts } from '#app/messages/en/posts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { OwnPost } from './own-posts.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { statusKey } from '../status-key.ts';

/** The viewer's own posts that the hub does not show, each with its status. */
export function OwnPosts({ posts: shown }: { posts: OwnPost[] }) {
  const t = useMessages(posts);
  const state = useMessages(postStates);
  const say = useMessages(ownPostsList);
  const { relativeTimeWithin } = useFormats();
  const lang = useLang();
  return (
    <ul role="list" className={layout.stack}>
      {shown.map(({ type, id, title, language, status, community, createdAt, entry, reason }) => (
        <li key={id}>
          <p className={layout.row}>
            <Link to={postPath(type, id)}>
              <bdi lang={lang(language)}>{title}</bdi>
            </Link>
            <Badge>{state(statusKey(type, status))}</Badge>
            <OtherLanguageBadge language={language} />
          </p>
          <p className={`${layout.small} ${layout.muted}`}>
            {say.rich(`ownPost.${type}`, {
              community: <bdi>{community}</bdi>,
              when: <Moment at={createdAt} text={relativeTimeWithin(createdAt)} />,
            })}
          </p>
          {(entry ?? reason) && (
            <p className={layout.small}>
              <strong>{t('reason')}</strong> {entry} <bdi>{reason}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
