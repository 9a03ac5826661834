import { searchedPageQuery } from '#app/features/communities/matching/words-query.server.ts';
import { eventApiSchema } from '#app/features/newsroom/events/api-schema.ts';
import { listEvents } from '#app/features/newsroom/events/api.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'City events, including past ones, by start date',
    description:
      'Each page lists the earliest event first. The first page has the events that start last.',
    query: searchedPageQuery,
    result: eventApiSchema.array(),
    paginated: true,
    cache: 'public',
    handler: async (args) => withNextLink(args, await listEvents(args, args.query)),
  }),
});
