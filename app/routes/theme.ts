import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { savedPreference, themeHeader } from '#app/lib/http/cookies.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ request }) => {
    const form = await readFormData(request);
    const theme = form.get('theme') === 'light' ? 'light' : 'dark';
    return savedPreference(form, await themeHeader(theme));
  });

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function Theme() {
  return null;
}
