import { listCommunities } from '#app/features/communities/queries.server.ts';
import { apiRoute, call } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({ handle: async ({ em }) => Response.json(await listCommunities({ em })) }),
});
