import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireModerator } from '#app/features/desks/moderation/access.server.ts';
import { backInQueue } from '#app/features/desks/moderation/queue/queue-paths.ts';
import { submitUndo } from '#app/features/posts/posts/decisions/undo-form.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { offlineFallback } from '#app/ui/forms/offline-fallback.ts';

export { offlineFallback as clientAction };

/** There is nothing to see here: who comes by the address finds the queue. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx }) => {
    requireModerator(ctx);
    return Promise.resolve(redirect('/moderation'));
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, []);
    requireModerator(ctx);
    return submitUndo(ctx, request, backInQueue);
  });

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function UndoDecision() {
  return null;
}
