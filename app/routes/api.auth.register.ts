import { register } from '#app/features/accounts/commands.server.ts';
import { currentUserById } from '#app/features/accounts/queries.server.ts';
import { registerSchema } from '#app/features/accounts/schema.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { startSession } from '#app/lib/session.server.ts';

export const { loader, action } = apiRoute({
  POST: call({
    body: registerSchema,
    handle: async ({ em, body, request }) => {
      const { id } = await register(em, body, request);
      const user = await currentUserById(em, id);
      return personalJson(user, {
        status: 201,
        headers: { 'Set-Cookie': await startSession(em, id, request) },
      });
    },
  }),
});
