import { postListing } from '#app/features/listings/commands.server.ts';
import { listingJson, listListings } from '#app/features/listings/queries.server.ts';
import { listingJsonSchema } from '#app/features/listings/schema.ts';
import { itemListQuery, pagedJson } from '#app/lib/api-list.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    handle: async (args) => pagedJson(args.url, await listListings(args, itemListQuery(args.url))),
  }),
  POST: call({
    signedIn: true,
    body: listingJsonSchema,
    handle: async (args) => {
      const { communityId, ...input } = args.body;
      const { id } = await postListing(args, communityId, input);
      return personalJson(await listingJson(args, id), { status: 201 });
    },
  }),
});
