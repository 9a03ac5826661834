import type { LoaderFunctionArgs } from '@remix-run/node';
import { endSignOn } from '#app/features/accounts/sign-on/sign-on.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => endSignOn(ctx, request));

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function EndSignOn() {
  return null;
}
