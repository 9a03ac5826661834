import type { Em } from '#app/lib/db/database.server.ts';
import { safeRedirect } from '#app/lib/http/safe-redirect.ts';
import { redirectWithToast, type Toast } from '#app/lib/http/toast.server.ts';
import { startSession } from '#app/lib/session/session.server.ts';
import type { AuthenticatedUser } from './commands.server.ts';

/** Logs a browser in after a form was accepted, and sends it on with a welcome. */
export async function logInAndRedirect(
  em: Em,
  request: Request,
  { user, to, toast }: { user: AuthenticatedUser; to: unknown; toast: Omit<Toast, 'kind'> },
): Promise<Response> {
  const cookie = await startSession(em, user.id, request);
  const response = await redirectWithToast(safeRedirect(to), toast, [cookie]);
  // The router would show the answer as a page; the browser opens a file.
  if (isFile(safeRedirect(to))) response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}

const isFile = (path: string) => /[./]pdf(\?|$)/.test(path);
