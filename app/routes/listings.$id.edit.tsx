import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { listingKind } from '#app/features/posts/listings/kind.server.ts';
import { ListingEditor } from '#app/features/posts/listings/listing-editor.tsx';
import {
  editPostPage,
  submitEditedPost,
} from '#app/features/posts/posts/editor/submit-edit.server.ts';
import { editPostMeta } from '#app/features/posts/posts/editor/post-editor.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';
import { listingEditor } from '#app/messages/en/listing-editor.ts';

/** Its form carries photos: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => editPostPage(page, listingKind));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitEditedPost(page, listingKind));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadWhileEditable as shouldRevalidate } from '#app/features/posts/posts/editor/reload-while-editable.ts';

export const meta = editPostMeta(listingEditor);

export default ListingEditor;
