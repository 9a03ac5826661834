import { searchedPageQuery } from '#app/features/communities/matching/words-query.server.ts';
import { articleApiSchema } from '#app/features/newsroom/articles/api-schema.ts';
import { listArticles } from '#app/features/newsroom/articles/api.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Published articles, newest first',
    query: searchedPageQuery,
    result: articleApiSchema.array(),
    paginated: true,
    cache: 'public',
    handler: async (args) => withNextLink(args, await listArticles(args, args.query)),
  }),
});
