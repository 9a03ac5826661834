import { communityChoiceApiSchema } from '#app/features/communities/api-schema.ts';
import { listCommunitiesForApi } from '#app/features/communities/api.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink, pageQuery } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'All communities, by name',
    description: 'The ones you have bookmarked come first.',
    query: pageQuery,
    result: communityChoiceApiSchema.array(),
    paginated: true,
    cache: 'anonymous',
    handler: async (args) => withNextLink(args, await listCommunitiesForApi(args, args.query)),
  }),
});
