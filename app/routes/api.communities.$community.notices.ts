import { communityJson } from '#app/features/communities/queries.server.ts';
import { noticesJson } from '#app/features/notices/queries.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    handle: async (args) => {
      const { id } = await communityJson(args, args.param('community'));
      return personalJson(await noticesJson(args, id));
    },
  }),
});
