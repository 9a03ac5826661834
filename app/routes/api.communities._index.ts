import { communityChoiceContract } from '#app/features/communities/api-schema.ts';
import { communitiesJson } from '#app/features/communities/queries.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { onePart, partQuery } from '#app/lib/api/page-query.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'Every community by name',
    description: 'Those the caller has bookmarked come first.',
    query: partQuery,
    answer: communityChoiceContract.array(),
    paged: true,
    keptBy: 'visitors',
    handle: async (args) => onePart(args, await communitiesJson(args, args.query)),
  }),
});
