import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { savedPreference, liteHeader } from '#app/lib/http/cookies.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { offlineFallback } from '#app/ui/forms/offline-fallback.ts';

export { offlineFallback as clientAction };

export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ request }) => {
    const form = await readFormData(request);
    return savedPreference(form, await liteHeader(form.get('lite') === 'on'));
  });

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function Lite() {
  return null;
}
