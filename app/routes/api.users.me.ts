import { currentUser } from '#app/features/accounts/queries.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { requireActor } from '#app/lib/context.server.ts';

export const { loader, action } = apiRoute({
  GET: call({ handle: async (args) => personalJson(currentUser(requireActor(args))) }),
});
