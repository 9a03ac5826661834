import { z } from 'zod';
import { eventApiSchema } from '#app/features/newsroom/events/api-schema.ts';
import { eventForApi } from '#app/features/newsroom/events/api.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'One city event',
    params: z.object({ slug: z.string() }),
    result: eventApiSchema,
    cache: 'public',
    errors: ['not-found'],
    handler: (args) => eventForApi(args, args.params.slug),
  }),
});
