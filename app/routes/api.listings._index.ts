import { listingApiSchema } from '#app/features/listings/api-schema.ts';
import { listingForApi, listListings } from '#app/features/listings/api.server.ts';
import { listingKind } from '#app/features/listings/kind.server.ts';
import { listingJsonSchema } from '#app/features/listings/schema.ts';
import { postListQuery } from '#app/features/posts/api-schema.ts';
import { publishPost } from '#app/features/posts/publish.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The listings the caller may see, newest first',
    query: postListQuery,
    result: listingApiSchema.array(),
    paginated: true,
    cache: 'anonymous',
    handler: async (args) => withNextLink(args, await listListings(args, args.query)),
  }),
  POST: endpoint({
    summary: 'Post a listing in a community of one’s own',
    description:
      'It is PENDING where the community asks its board to look first, else PUBLISHED. `status`, `authorId` and `slug` may be sent and are ignored.',
    signedIn: true,
    idempotent: true,
    body: listingJsonSchema,
    result: listingApiSchema,
    status: 201,
    errors: ['forbidden', 'not-found'],
    handler: async (args) => {
      const { communityId, ...input } = args.body;
      const { id } = await publishPost(args, listingKind, communityId, input);
      return listingForApi(args, id);
    },
  }),
});
