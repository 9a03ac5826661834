import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { redirectWithToast } from '#app/lib/flash.server.ts';
import { handlePage } from '#app/lib/form-route.server.ts';
import { endSession } from '#app/lib/session.server.ts';

export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, session }) =>
    redirectWithToast(
      '/',
      { kind: 'success', title: 'Logged out successfully', description: 'See you next time!' },
      [await endSession(em, session)],
    ),
  );
