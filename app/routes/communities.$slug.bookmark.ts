import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { setBookmark } from '#app/features/bookmarks/commands.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/safe-redirect.ts';
import { offlineFallback } from '#app/ui/offline-fallback.ts';

export { offlineFallback as clientAction };

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/communities/${params.slug ?? ''}`);

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    const slug = params.slug ?? '';
    const form = await readFormData(request);
    const wanted = form.get('bookmarked') !== 'no';
    const name = await setBookmark(ctx, slug, wanted);
    return redirectWithToast(safeRedirect(form.get('redirectTo'), `/communities/${slug}`), {
      kind: 'success',
      title: wanted ? 'Bookmarked' : 'Bookmark removed',
      description: wanted
        ? `${name} stands first when you choose a community.`
        : `${name} stands among the others again.`,
    });
  });
