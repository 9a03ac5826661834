import { apiRoute, call } from '#app/lib/api-route.server.ts';
import { endSession } from '#app/lib/session.server.ts';

export const { loader, action } = apiRoute({
  POST: call({
    handle: async ({ em, session }) =>
      new Response(null, {
        status: 204,
        headers: {
          'Cache-Control': 'private, no-store',
          'Set-Cookie': await endSession(em, session),
        },
      }),
  }),
});
