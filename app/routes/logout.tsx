import { redirect } from '@remix-run/node';
import { redirectWithToast } from '#app/lib/flash.server.ts';
import { pageAction } from '#app/lib/form-route.server.ts';
import { endSession } from '#app/lib/session.server.ts';

export const loader = () => redirect('/');

export const action = pageAction(async ({ em, session }) =>
  redirectWithToast(
    '/',
    { kind: 'success', title: 'Logged out successfully', description: 'See you next time!' },
    [await endSession(em, session)],
  ),
);
