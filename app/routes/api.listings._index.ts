import { listingContract } from '#app/features/listings/api-schema.ts';
import { postListing } from '#app/features/listings/commands.server.ts';
import { listingJson, listListings } from '#app/features/listings/api.server.ts';
import { listingJsonSchema } from '#app/features/listings/schema.ts';
import { itemListQuery } from '#app/features/posts/api-schema.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { onePart } from '#app/lib/api/page-query.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'The listings the caller may see, newest first',
    query: itemListQuery,
    answer: listingContract.array(),
    paged: true,
    keptBy: 'visitors',
    handle: async (args) => onePart(args, await listListings(args, args.query)),
  }),
  POST: call({
    summary: 'Post a listing in a community of one’s own',
    description:
      'It is PENDING where the community asks its board to look first, else PUBLISHED. `status`, `authorId` and `slug` may be sent and are left alone.',
    signedIn: true,
    takesKey: true,
    body: listingJsonSchema,
    answer: listingContract,
    status: 201,
    refusals: ['forbidden', 'not-found'],
    handle: async (args) => {
      const { communityId, ...input } = args.body;
      const { id } = await postListing(args, communityId, input, args.attempt);
      return listingJson(args, id);
    },
  }),
});
