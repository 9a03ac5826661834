import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { endSession } from '#app/lib/session/session.server.ts';

export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, session }) => {
    let cookie: string;
    try {
      cookie = await endSession(ctx.em, session);
    } catch (error) {
      // No page of its own to come back to: the next one says it, and the session stays.
      logError('POST /logout', error);
      const failure = { title: 'Logout failed', description: 'Please try again' };
      return redirectWithToast('/', { kind: 'error', ...failure });
    }
    const told = { title: 'Logged out successfully', description: 'See you next time!' };
    return redirectWithToast('/', { kind: 'success', ...told }, [cookie]);
  });
