import { listingContract } from '#app/features/listings/api-schema.ts';
import { listingJson } from '#app/features/listings/api.server.ts';
import { decide } from '#app/features/posts/decisions/decide.server.ts';
import { decisionSchema } from '#app/features/posts/schema.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

const named = { params: idParams, missing: 'Listing not found' };

export const { loader, action } = apiRoute({
  GET: call({
    ...named,
    summary: 'One listing',
    answer: listingContract,
    keptBy: 'visitors',
    refusals: ['not-found'],
    handle: (args) => listingJson(args, args.params.id),
  }),
  PATCH: call({
    ...named,
    summary: 'Decide on a listing, or close one’s own',
    description:
      'A moderator approves (PUBLISHED), rejects or removes; the author withdraws, marks SOLD or relists. The outcome that was reached before is no error.',
    signedIn: true,
    body: decisionSchema,
    answer: listingContract,
    refusals: ['forbidden', 'not-found', 'conflict'],
    handle: async (args) => {
      await decide(args, { type: 'LISTING', id: args.params.id, ...args.body });
      return listingJson(args, args.params.id);
    },
  }),
});
