import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { endSession } from '#app/lib/session/session.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx: { em, locale }, session }) => {
    let cookie: string;
    try {
      cookie = await endSession(em, session);
    } catch (error) {
      // Logging out has no page to show an error on: the next page shows it, still logged in.
      logError('POST /logout', error);
      return redirectWithToast('/', {
        kind: 'error',
        title: translate(locale, 'auth.logoutFailed.title'),
        description: translate(locale, 'auth.logoutFailed.description'),
      });
    }
    const toast = {
      title: translate(locale, 'auth.loggedOut.title'),
      description: translate(locale, 'auth.loggedOut.description'),
    };
    return redirectWithToast('/', toast, [cookie]);
  });

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function Logout() {
  return null;
}
