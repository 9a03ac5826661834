import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endSession } from '#app/lib/session/session.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Log out',
    description:
      'Ends the session in the browser and on the server. It also returns 204 if you are not logged in.',
    handler: async ({ em, session, responseHeaders }) => {
      responseHeaders.append('Set-Cookie', await endSession(em, session));
    },
  }),
});
