import { authenticate } from '#app/features/accounts/login/auth/authenticator.server.ts';
import { logIn } from '#app/features/accounts/login/auth/log-in.server.ts';
import { currentUserApiSchema } from '#app/features/accounts/login/api-schema.ts';
import { currentUserById } from '#app/features/accounts/login/queries.server.ts';
import { loginSchema } from '#app/features/accounts/login/schema.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Log in',
    description: 'The response sets the session cookie.',
    body: loginSchema,
    result: currentUserApiSchema,
    errors: ['unauthenticated', 'too-many'],
    handler: async ({ em, body, request, responseHeaders }) => {
      const user = await authenticate(em, body, request);
      const cookies = await logIn(em, user, request);
      for (const cookie of cookies) responseHeaders.append('Set-Cookie', cookie);
      return currentUserById(em, user.id);
    },
  }),
});
