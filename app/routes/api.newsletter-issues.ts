import { searchedPageQuery } from '#app/features/communities/matching/words-query.server.ts';
import { issueApiSchema } from '#app/features/newsroom/newsletters/api-schema.ts';
import { listIssues } from '#app/features/newsroom/newsletters/api.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Newsletter issues of the whole city and of your communities, newest first',
    query: searchedPageQuery,
    result: issueApiSchema.array(),
    paginated: true,
    cache: 'anonymous',
    handler: async (args) => withNextLink(args, await listIssues(args, args.query)),
  }),
});
