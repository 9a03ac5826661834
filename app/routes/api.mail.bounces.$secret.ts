import { z } from 'zod';
import { reportBounces } from '#app/features/mail/bounces/report-bounces.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Report mail that came back',
    description:
      'For the mail service of this site: its address and key are on the page /admin/mail. The JSON body is `{ "events": [{ "address", "reason": "BOUNCED" | "COMPLAINT", "messageId"?, "detail"? }] }`, and the header `X-Signature` is `sha256=` with the HMAC-SHA-256 of the body in hexadecimal digits.',
    params: z.object({ secret: z.string().max(100) }),
    result: z.object({ taken: z.number().int() }),
    errors: ['unauthenticated', 'not-found', 'invalid', 'too-many'],
    handler: ({ em, request, params }) => reportBounces(em, request, params.secret),
  }),
});
