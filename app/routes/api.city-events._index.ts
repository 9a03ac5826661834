import { eventContract } from '#app/features/events/api-schema.ts';
import { eventsJson } from '#app/features/events/queries.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { onePart, partQuery } from '#app/lib/api/page-query.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'City events by their start, those of the past included',
    description:
      'Where there are more than one part holds, the first part holds the last to start.',
    query: partQuery,
    answer: eventContract.array(),
    paged: true,
    keptBy: 'everybody',
    handle: async (args) => onePart(args, await eventsJson(args, args.query)),
  }),
});
