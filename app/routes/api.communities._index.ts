import { bookmarkedFirst } from '#app/features/bookmarks/bookmarked-first.ts';
import { bookmarkedCommunityIds } from '#app/features/bookmarks/queries.server.ts';
import { listCommunities } from '#app/features/communities/queries.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';

/** Every community by name; those the caller has bookmarked come first. */
export const { loader, action } = apiRoute({
  GET: call({
    handle: async ({ em, actor }) => {
      const communities = await listCommunities({ em });
      if (!actor) return Response.json(communities);
      const bookmarked = await bookmarkedCommunityIds(em, actor);
      return personalJson(bookmarkedFirst(communities, bookmarked));
    },
  }),
});
