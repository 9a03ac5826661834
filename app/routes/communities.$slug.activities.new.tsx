import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { ActivityEditor } from '#app/features/posts/activities/activity-editor.tsx';
import { eventDraft } from '#app/features/posts/activities/event-draft.server.ts';
import { activityKind } from '#app/features/posts/activities/kind.server.ts';
import { earliestStart, placesUsed } from '#app/features/posts/activities/queries.server.ts';
import { newPostPage, submitNewPost } from '#app/features/posts/posts/new-post.server.ts';
import { newPostMeta } from '#app/features/posts/posts/editor/post-editor.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';
import { activityEditor } from '#app/messages/en/activity-editor.ts';

/** Its form carries photos: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => {
    const editor = await newPostPage(page);
    const [draft, places] = await Promise.all([
      eventDraft(page.ctx, page.url.searchParams.get('event')),
      placesUsed(page.ctx, { slug: editor.community.slug }),
    ]);
    const values = { ...editor.values, ...draft };
    return { ...editor, values, places, earliest: earliestStart() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitNewPost(page, activityKind));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export { reloadAfterSaving as shouldRevalidate } from '#app/ui/forms/reload-after-saving.ts';

export const meta = newPostMeta(activityEditor);

export default ActivityEditor;
