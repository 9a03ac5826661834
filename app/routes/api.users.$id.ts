import { userName } from '#app/features/accounts/queries.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { idOf } from '#app/lib/ids.ts';

export const { loader, action } = apiRoute({
  GET: call({
    handle: async ({ em, param }) =>
      personalJson(await userName(em, idOf(param('id'), 'User not found'))),
  }),
});
