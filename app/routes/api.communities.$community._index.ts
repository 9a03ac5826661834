import { communityJson } from '#app/features/communities/queries.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    handle: async (args) => personalJson(await communityJson(args, args.param('community'))),
  }),
});
