import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endSession } from '#app/lib/session/session.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Log out',
    description:
      'Ends the session here and on the server. The response is 204 even when nobody is logged in.',
    handler: async ({ em, session, responseHeaders }) => {
      responseHeaders.append('Set-Cookie', await endSession(em, session));
    },
  }),
});
