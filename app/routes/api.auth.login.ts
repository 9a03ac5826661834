import { authenticate } from '#app/features/accounts/authenticator.server.ts';
import { currentUserById } from '#app/features/accounts/queries.server.ts';
import { loginSchema } from '#app/features/accounts/schema.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { startSession } from '#app/lib/session.server.ts';

export const { loader, action } = apiRoute({
  POST: call({
    body: loginSchema,
    handle: async ({ em, body, request }) => {
      const { id } = await authenticate(em, body, request);
      const user = await currentUserById(em, id);
      return personalJson(user, { headers: { 'Set-Cookie': await startSession(em, id, request) } });
    },
  }),
});
