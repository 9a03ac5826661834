import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActivityEditor } from '#app/features/posts/activities/activity-editor.tsx';
import { eventDraft } from '#app/features/posts/activities/event-draft.server.ts';
import { activityKind } from '#app/features/posts/activities/kind.server.ts';
import { earliestStart, placesUsed } from '#app/features/posts/activities/queries.server.ts';
import { newPostPage, submitNewPost } from '#app/features/posts/posts/editor/post-editor.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { activityEditor } from '#app/messages/en/activity-editor.ts';

/** Its form carries photos: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => {
    const editor = await newPostPage(page, {});
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

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, activityEditor);
  const title = [t('newTitle'), ...(data ? [data.community.name] : [])];
  return privateMeta({ title, description: t('newSummary') });
};

export default function NewActivity() {
  const { earliest, places } = useLoaderData<typeof loader>();
  return <ActivityEditor earliest={earliest} places={places} />;
}
