import { z } from 'zod';
import { reportBounces } from '#app/features/mail/bounces/bounces.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Report email that came back',
    description:
      'For this site’s email service. The operating guide says what the body contains and how it is signed.',
    params: z.object({ secret: z.string().max(100) }),
    result: z.object({ taken: z.number().int() }),
    errors: ['unauthenticated', 'not-found', 'invalid', 'too-many'],
    handler: ({ em, request, params }) => reportBounces(em, request, params.secret),
  }),
});
