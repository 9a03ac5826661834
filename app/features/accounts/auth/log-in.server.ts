import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { safeRedirect } from '#app/lib/http/safe-redirect.ts';
import { redirectWithToast, type Toast } from '#app/lib/http/toast.server.ts';
import { languageHeader } from '#app/lib/i18n/locale.server.ts';
import { startSession } from '#app/lib/session/session.server.ts';
import type { AuthenticatedUser } from './commands.server.ts';

/**
 * Logs a browser in; returns the Set-Cookie header. Throws AppError `unauthenticated` when the
 * account's password changed or the account was disabled since the password was checked.
 */
export async function logIn(em: Em, user: AuthenticatedUser, request: Request): Promise<string> {
  const cookie = await startSession(em, user, request);
  if (cookie === null) throw new AppError('unauthenticated', 'auth.invalidCredentials');
  return cookie;
}

/**
 * Logs a browser in after a form was accepted, and sends it on with a welcome. The browser keeps the
 * account's language, in which it is still spoken to when the session is over. Throws as `logIn`.
 */
export async function logInAndRedirect(
  em: Em,
  request: Request,
  { user, to, toast }: { user: AuthenticatedUser; to: unknown; toast: Omit<Toast, 'kind'> },
): Promise<Response> {
  const cookie = await logIn(em, user, request);
  const kept = user.language ? [await languageHeader(user.language)] : [];
  const response = await redirectWithToast(safeRedirect(to), toast, [cookie, ...kept]);
  // The router would show the answer as a page; the browser opens a file.
  if (isFile(safeRedirect(to))) response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}

const isFile = (path: string) => /[./]pdf(\?|$)/.test(path);
