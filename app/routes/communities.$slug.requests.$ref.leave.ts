import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requestPath } from '#app/features/building/requests/paths.ts';
import { submitLeave } from '#app/features/building/requests/pages/submit-answer.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { offlineFallback } from '#app/ui/forms/offline-fallback.ts';

export { offlineFallback as clientAction };

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(requestPath(params.slug ?? '', params.ref ?? ''));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitLeave(page));

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function Leave() {
  return null;
}
