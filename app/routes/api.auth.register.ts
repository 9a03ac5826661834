import { register } from '#app/features/accounts/commands.server.ts';
import { currentUserContract } from '#app/features/accounts/api-schema.ts';
import { currentUserById } from '#app/features/accounts/queries.server.ts';
import { registerSchema } from '#app/features/accounts/schema.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { startSession } from '#app/lib/session/session.server.ts';

export const { loader, action } = apiRoute({
  POST: call({
    summary: 'Make an account and log in',
    description:
      'Everyone starts as a RESIDENT, whatever `role` says. The first community is the primary one. The answer sets the session cookie.',
    takesKey: true,
    secrets: ['password'],
    body: registerSchema,
    answer: currentUserContract,
    status: 201,
    refusals: ['conflict', 'too-many'],
    handle: async ({ em, body, request, attempt, answerHeaders }) => {
      const { id } = await register(em, body, { request, attempt });
      answerHeaders.append('Set-Cookie', await startSession(em, id, request));
      return currentUserById(em, id);
    },
  }),
});
