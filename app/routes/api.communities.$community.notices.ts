import { communityParams } from '#app/features/communities/api-schema.ts';
import { noticeApiSchema } from '#app/features/notices/api-schema.ts';
import { listNoticesForApi } from '#app/features/notices/queries.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink, pageQuery } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The notices of a community: pinned ones first, then newest first',
    params: communityParams,
    query: pageQuery,
    loggedIn: true,
    result: noticeApiSchema.array(),
    paginated: true,
    errors: ['forbidden', 'not-found'],
    handler: async (args) =>
      withNextLink(args, await listNoticesForApi(args, args.params.community, args.query)),
  }),
});
