import { register } from '#app/features/residency/registration/register.server.ts';
import { logIn } from '#app/features/accounts/login/auth/log-in.server.ts';
import { currentUserApiSchema } from '#app/features/accounts/login/api-schema.ts';
import { accountErrorsInJson } from '#app/features/residency/registration/account-errors.server.ts';
import { currentUserById } from '#app/features/accounts/login/queries.server.ts';
import { registerSchema } from '#app/features/residency/registration/schema.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Create an account and log in',
    description:
      'Everyone starts as a RESIDENT, whatever `role` says. The first community is the primary one. The response sets the session cookie.',
    idempotent: 'handler',
    secrets: ['password'],
    body: registerSchema,
    furtherErrors: ({ em }, body) => accountErrorsInJson({ em, owner: null }, body),
    result: currentUserApiSchema,
    status: 201,
    errors: ['conflict', 'too-many'],
    handler: async ({ em, locale, body, request, idempotencyKey, responseHeaders }) => {
      const user = await register(em, body, { request, key: idempotencyKey, locale });
      const cookies = await logIn(em, user, request, 'registration');
      for (const cookie of cookies) responseHeaders.append('Set-Cookie', cookie);
      return currentUserById(em, user.id);
    },
  }),
});
