import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { redirectWithToast, type Toast } from '#app/lib/http/toast.server.ts';
import { languageHeader } from '#app/lib/http/cookies.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import { actorById, startSession } from '#app/lib/session/session.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { isKnownBrowser, rememberBrowser } from '../sign-ins/known-browser.server.ts';
import { notifySignIn } from '../sign-ins/notify-sign-in.server.ts';
import type { AuthenticatedUser } from './check-credentials.server.ts';

/**
 * How somebody logged in. A typed password, and an account elsewhere, may be used by somebody else than their owner.
 */
export type LogInBy = 'password' | 'sign-on' | 'registration' | 'link';

/**
 * Logs a browser in and returns the Set-Cookie headers, the session's first. An email tells the person
 * of a browser that is new to the account, except after a registration or a link. Throws AppError
 * `unauthenticated` if the password changed, or the account was disabled, since the password was
 * checked, and for an account whose second step was not passed.
 */
export async function logIn(
  em: Em,
  user: AuthenticatedUser,
  request: Request,
  by: LogInBy = 'password',
): Promise<string[]> {
  const isProven = by === 'registration' || by === 'link';
  const isKnown = isProven || (await isKnownBrowser(request, user.id));
  const session = isKnown
    ? await begin(em, user, request)
    : await inTransaction(em, async (tx) => {
        const begun = await begin(tx, user, request);
        await notifySignIn(tx, user.id, request);
        return begun;
      });
  logChange('accounts', `${user.id} logged in by ${by}`);
  return [session, await rememberBrowser(request, user.id)];
}

async function begin(em: Em, user: AuthenticatedUser, request: Request): Promise<string> {
  const cookie = await startSession(em, user, request);
  if (cookie === null) throw new AppError('unauthenticated', 'auth.invalidCredentials');
  return cookie;
}

/**
 * Logs a browser in after a form was accepted, and redirects with a welcome. The browser keeps the
 * account's language after the session is over. Somebody who lacks the second step that their role needs is led to
 * it instead. Throws as `logIn`.
 */
export async function logInAndRedirect(
  em: Em,
  request: Request,
  {
    user,
    to,
    toast,
    by,
  }: { user: AuthenticatedUser; to: unknown; toast: Omit<Toast, 'kind'>; by: LogInBy },
): Promise<Response> {
  const cookies = await logIn(em, user, request, by);
  if (!user.hasSecondStep && (await actorById(em, user.id))?.lacksSecondStep) {
    return leadToSecondStep(user, cookies);
  }
  const kept = user.language ? [await languageHeader(user.language)] : [];
  const response = await redirectWithToast(safeRedirect(to), toast, [...cookies, ...kept]);
  // The router would show the answer as a page; the browser opens a file.
  if (isFile(safeRedirect(to))) response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}

/** Sends somebody who lacks the second step that their role needs to the page where they set it up. */
async function leadToSecondStep(
  { language }: AuthenticatedUser,
  cookies: string[],
): Promise<Response> {
  const locale = language ?? defaultLocale;
  const toast = {
    title: translate(locale, 'secondStep.toSetUp'),
    description: translate(locale, 'secondStep.neededForRole'),
  };
  return redirectWithToast('/account/second-step', toast, cookies);
}

const isFile = (path: string) => /[./]pdf(\?|$)/.test(path);
