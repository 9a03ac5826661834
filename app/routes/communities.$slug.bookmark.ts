import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { setBookmark } from '#app/features/communities/bookmarks/commands.server.ts';
import { requirePublicCommunity } from '#app/features/communities/communities/access.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm, takeDraft } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { offlineFallback } from '#app/ui/forms/offline-fallback.ts';

export { offlineFallback as clientAction };

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/communities/${params.slug ?? ''}`);

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    const slug = params.slug ?? '';
    if (!ctx.actor) await requirePublicCommunity(ctx, slug);
    await requireActorForForm(ctx, request, []);
    const posted = await readFormData(request);
    // A press that waited for a login needs no second one.
    const form = takeDraft(posted)?.form ?? posted;
    const isBookmarked = form.get('bookmarked') !== 'no';
    const { name } = await setBookmark(ctx, slug, isBookmarked);
    const what = isBookmarked ? 'added' : 'removed';
    return redirectWithToast(safeRedirect(form.get('redirectTo'), `/communities/${slug}`), {
      title: translate(ctx.locale, `bookmarks.${what}.title`),
      description: translate(ctx.locale, `bookmarks.${what}.description`, { community: name }),
    });
  });

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function Bookmark() {
  return null;
}
