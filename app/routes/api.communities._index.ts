import { bookmarkedFirst } from '#app/features/bookmarks/bookmarked-first.ts';
import { bookmarkedCommunityIds } from '#app/features/bookmarks/queries.server.ts';
import { communityChoiceContract } from '#app/features/communities/contract.ts';
import { listCommunities } from '#app/features/communities/queries.server.ts';
import { call } from '#app/lib/api-call.server.ts';
import { apiRoute } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'Every community by name',
    description: 'Those the caller has bookmarked come first.',
    answer: communityChoiceContract.array(),
    keptBy: 'visitors',
    handle: async ({ em, actor }) => {
      const communities = await listCommunities({ em });
      if (!actor) return communities;
      return bookmarkedFirst(communities, await bookmarkedCommunityIds(em, actor));
    },
  }),
});
