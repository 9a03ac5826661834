import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { ActivityEditor } from '#app/features/posts/activities/activity-editor.tsx';
import { activityKind } from '#app/features/posts/activities/kind.server.ts';
import { earliestStart, placesUsed } from '#app/features/posts/activities/queries.server.ts';
import {
  editPostPage,
  submitEditedPost,
} from '#app/features/posts/posts/editor/submit-edit.server.ts';
import { editPostMeta } from '#app/features/posts/posts/editor/post-editor.tsx';
import { idIn } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { activityEditor } from '#app/messages/en/activity-editor.ts';

/** Its form carries photos: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => {
    const activityId = idIn(page.params.id);
    const [editor, used] = await Promise.all([
      editPostPage(page, activityKind),
      activityId === null ? [] : placesUsed(page.ctx, { activityId }),
    ]);
    const now = earliestStart();
    const isToCome = !editor.values.when || String(editor.values.when) >= now;
    const places = editor.community ? used : [];
    return { ...editor, places, earliest: isToCome ? now : undefined };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitEditedPost(page, activityKind));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadWhileEditable as shouldRevalidate } from '#app/features/posts/posts/editor/reload-while-editable.ts';

export const meta = editPostMeta(activityEditor);

export default ActivityEditor;
