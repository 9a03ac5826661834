import { authenticate } from '#app/features/accounts/login/auth/authenticator.server.ts';
import { logIn } from '#app/features/accounts/login/auth/log-in.server.ts';
import { currentUserApiSchema } from '#app/features/accounts/login/api-schema.ts';
import { currentUserById } from '#app/features/accounts/login/queries.server.ts';
import { passSecondStepInJson } from '#app/features/accounts/second-step/login/pass-second-step.server.ts';
import { loginJsonSchema } from '#app/features/accounts/second-step/schema.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Log in',
    description:
      'The response sets the session cookie. An account with a second step needs `code` too: without it the answer is 401 with the code `second_step_required`, with a wrong one `second_step_wrong`.',
    body: loginJsonSchema,
    result: currentUserApiSchema,
    errors: ['unauthenticated', 'too-many'],
    handler: async ({ em, locale, body, request, responseHeaders }) => {
      const { code, ...credentials } = body;
      const person = await authenticate(em, credentials, request);
      const user = await passSecondStepInJson({ em, locale }, person, code);
      const cookies = await logIn(em, user, request);
      for (const cookie of cookies) responseHeaders.append('Set-Cookie', cookie);
      return currentUserById(em, user.id);
    },
  }),
});
