import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireManagedNotice } from '#app/features/noticeboard/notices/desk/access.server.ts';
import { noticePath } from '#app/features/noticeboard/notices/desk/paths.ts';
import { pressChange } from '#app/features/noticeboard/notices/saving/change.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: false };

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', id = '' } }) => {
    await requireManagedNotice(ctx, { slug, id });
    return redirect(noticePath(slug, id));
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => pressChange(page));

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function Change() {
  return null;
}
