import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { listingKind } from '#app/features/posts/listings/kind.server.ts';
import { ListingEditor } from '#app/features/posts/listings/listing-editor.tsx';
import { newPostPage, submitNewPost } from '#app/features/posts/posts/editor/post-editor.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { listingEditor } from '#app/messages/en/listing-editor.ts';

/** Its form carries photos: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => newPostPage(page, {}));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitNewPost(page, listingKind));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export { reloadAfterSaving as shouldRevalidate } from '#app/ui/forms/reload-after-saving.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, listingEditor);
  const title = [t('newTitle'), ...(data ? [data.community.name] : [])];
  return privateMeta({ title, description: t('newSummary') });
};

export default ListingEditor;
