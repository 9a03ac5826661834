import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postPage } from '#app/messages/en/post-page.ts';
import { posts } from '#app/messages/en/posts.ts';
import { Comparison } from '../changes/comparison.tsx';
import type { ModerationState } from '../decisions/state/moderation-state.server.ts';

/** What an edit beside the post would change, above its text, which has the room for both sides. */
export function RevisionChanges({ state: { revision, isOwn } }: { state: ModerationState }) {
  const t = useMessages(posts);
  const page = useMessages(postPage);
  if (!revision) return null;
  return (
    <details open={!isOwn && revision.isPending}>
      <summary>{page('showRevision')}</summary>
      <Comparison
        fields={revision.changes}
        before={t('revision.live')}
        after={t('revision.changed')}
        showAll={t('showAll')}
      />
    </details>
  );
}
