import { eventApiSchema } from '#app/features/events/api-schema.ts';
import { eventsJson } from '#app/features/events/queries.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink, pageQuery } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'All city events by start time, including past ones',
    description: 'If there is more than one page, the first page has the events that start last.',
    query: pageQuery,
    result: eventApiSchema.array(),
    paginated: true,
    cache: 'public',
    handler: async (args) => withNextLink(args, await eventsJson(args, args.query)),
  }),
});
