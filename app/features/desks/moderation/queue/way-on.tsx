import {
  KeptReason,
  OpenWithReason,
} from '#app/features/posts/posts/decisions/controls/reason-fields.tsx';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { queueAnchor, useWayBack } from './queue-paths.ts';
import type { QueueItem as Item } from './queue-entry.server.ts';
import type { RecentDecision } from '../recent/recent-decisions.server.ts';

/**
 * Leads on from a decision that was not carried out: to its post in the queue or, if it is not there, to its
 * own page with the reason that was typed, and to where the queue goes on.
 */
export function WayOn({
  posted,
  next,
  items,
  recent,
}: {
  posted: FormState;
  next: string | undefined;
  items: Item[];
  recent: RecentDecision[];
}) {
  const t = useMessages(moderation);
  const lang = useLang();
  const { value: id } = posted.field('id');
  const from = useWayBack(posted.field('place').value);
  const entry = items.find((item) => item.id === id);
  const post = entry ?? recent.find(({ postId }) => postId === id);
  // A refusal names the post already.
  const name = !posted.failed && post && <bdi lang={lang(post.language)}>{post.title}</bdi>;
  if (entry) {
    return (
      <p className={layout.row}>
        {name}
        <a href={`#${queueAnchor(id)}`}>{t('findInQueue')}</a>
      </p>
    );
  }
  const type = posted.field('subjectType').value === 'LISTING' ? 'LISTING' : 'ACTIVITY';
  const page = postPath(type, id) + from;
  return (
    <>
      <KeptReason posted={posted} />
      <div className={layout.row}>
        {name}
        {next && <Link to={next}>{t('goOn')}</Link>}
        {posted.field('reason').value ? (
          <OpenWithReason posted={posted} page={page} label={t('openPost')} />
        ) : (
          <Link to={page}>{t('openPost')}</Link>
        )}
      </div>
    </>
  );
}
