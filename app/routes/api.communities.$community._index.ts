import { communityContract, communityParams } from '#app/features/communities/api-schema.ts';
import { communityJson } from '#app/features/communities/queries.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'One community, for its members and moderators',
    params: communityParams,
    signedIn: true,
    answer: communityContract,
    refusals: ['forbidden', 'not-found'],
    handle: (args) => communityJson(args, args.params.community),
  }),
});
