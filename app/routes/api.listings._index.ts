import { listingApiSchema } from '#app/features/posts/listings/api-schema.ts';
import { listingForApi, listListings } from '#app/features/posts/listings/api.server.ts';
import { listingKind } from '#app/features/posts/listings/kind.server.ts';
import { listingJsonSchema } from '#app/features/posts/listings/schema.server.ts';
import { postListQuery } from '#app/features/posts/posts/api-schema.ts';
import { publishPost } from '#app/features/posts/posts/new-post.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The listings you may see, newest first',
    query: postListQuery,
    result: listingApiSchema.array(),
    paginated: true,
    cache: 'anonymous',
    handler: async (args) => withNextLink(args, await listListings(args, args.query)),
  }),
  POST: endpoint({
    summary: 'Post a listing in one of your communities',
    description:
      'It is PENDING if the community’s board reviews posts first, and PUBLISHED otherwise. `status`, `authorId` and `slug` are ignored.',
    loggedIn: true,
    idempotent: true,
    body: listingJsonSchema,
    result: listingApiSchema,
    status: 201,
    errors: ['forbidden', 'not-found', 'too-many'],
    handler: async (args) => {
      const { communityId, ...input } = args.body;
      const { id } = await publishPost(args, listingKind, communityId, input);
      return listingForApi(args, id);
    },
  }),
});
