import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { chooseLanguage } from '#app/features/accounts/languages/choose-language.server.ts';
import { savedPreference } from '#app/lib/http/cookies.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { defaultLocale, isLocale } from '#app/lib/i18n/locale.ts';

export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    const form = await readFormData(request);
    const language = form.get('language');
    const cookie = await chooseLanguage(ctx, isLocale(language) ? language : defaultLocale);
    return savedPreference(form, cookie);
  });

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function Language() {
  return null;
}
