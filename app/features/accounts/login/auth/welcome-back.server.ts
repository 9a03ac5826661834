import { redirect } from '@remix-run/node';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { AuthenticatedUser } from './check-credentials.server.ts';
import { logIn, logInAndRedirect, type LogInBy } from './log-in.server.ts';
import { resumeAt } from './resume-draft.server.ts';

/**
 * Logs somebody in who has proved who they are, and sends them on: with a draft to the form that it was typed into,
 * else to `to`, and somebody whose account is to be deleted to the page that says so. `note` takes the place of the
 * toast's second line. Throws as `logIn`.
 */
export async function welcomeBack(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  request: Request,
  {
    user,
    by,
    to,
    resumes,
    note,
  }: { user: AuthenticatedUser; by: LogInBy; to: string; resumes: boolean; note?: string },
): Promise<Response> {
  const language = user.language ?? locale;
  if (user.isLeaving) {
    const headers = new Headers();
    for (const cookie of await logIn(em, user, request, by)) headers.append('Set-Cookie', cookie);
    return redirect('/account/closing', { status: 303, headers });
  }
  const response = await logInAndRedirect(em, request, {
    user,
    to,
    by,
    toast: {
      title: translate(language, 'auth.welcomeBack.title'),
      description: note ?? translate(language, 'auth.welcomeBack.description', { name: user.name }),
    },
  });
  return resumes ? resumeAt(to, response.headers) : response;
}
