import { communityContract, communityParams } from '#app/features/communities/contract.ts';
import { communityJson } from '#app/features/communities/queries.server.ts';
import { call } from '#app/lib/api-call.server.ts';
import { apiRoute } from '#app/lib/api-route.server.ts';

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
