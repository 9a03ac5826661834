import { z } from 'zod';
import { eventContract } from '#app/features/events/api-schema.ts';
import { eventJson } from '#app/features/events/queries.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'One city event',
    params: z.object({ slug: z.string() }),
    answer: eventContract,
    keptBy: 'everybody',
    refusals: ['not-found'],
    handle: (args) => eventJson(args, args.params.slug),
  }),
});
