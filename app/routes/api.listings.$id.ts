import { listingJson } from '#app/features/listings/queries.server.ts';
import { decide } from '#app/features/moderation/decisions.server.ts';
import { decisionSchema } from '#app/features/moderation/schema.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { idOf } from '#app/lib/ids.ts';

export const { loader, action } = apiRoute({
  GET: call({
    handle: async (args) =>
      personalJson(await listingJson(args, idOf(args.param('id'), 'Listing not found'))),
  }),
  PATCH: call({
    signedIn: true,
    body: decisionSchema,
    handle: async (args) => {
      const id = idOf(args.param('id'), 'Listing not found');
      await decide(args, { type: 'LISTING', id, ...args.body });
      return personalJson(await listingJson(args, id));
    },
  }),
});
