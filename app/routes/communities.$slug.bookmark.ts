import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { setBookmark } from '#app/features/bookmarks/commands.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/safe-redirect.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { offlineFallback } from '#app/ui/forms/offline-fallback.ts';

export { offlineFallback as clientAction };

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/communities/${params.slug ?? ''}`);

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    const slug = params.slug ?? '';
    const form = await readFormData(request);
    const isBookmarked = form.get('bookmarked') !== 'no';
    const { name } = await setBookmark(ctx, slug, isBookmarked);
    const what = isBookmarked ? 'added' : 'removed';
    return redirectWithToast(safeRedirect(form.get('redirectTo'), `/communities/${slug}`), {
      title: translate(ctx.locale, `bookmarks.${what}.title`),
      description: translate(ctx.locale, `bookmarks.${what}.description`, { community: name }),
    });
  });
