import { issuesJson } from '#app/features/newsletters/queries.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({ handle: async (args) => personalJson(await issuesJson(args)) }),
});
