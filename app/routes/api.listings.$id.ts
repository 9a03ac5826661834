import { listingApiSchema } from '#app/features/posts/listings/api-schema.ts';
import { listingForApi } from '#app/features/posts/listings/api.server.ts';
import { decide } from '#app/features/posts/posts/decisions/decide.server.ts';
import { decisionSchema } from '#app/features/posts/posts/schema.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

const byId = { params: idParams, notFound: 'posts.notFound.LISTING' } as const;

export const { loader, action } = apiRoute({
  GET: endpoint({
    ...byId,
    summary: 'One listing',
    result: listingApiSchema,
    cache: 'anonymous',
    errors: ['not-found'],
    handler: (args) => listingForApi(args, args.params.id),
  }),
  PATCH: endpoint({
    ...byId,
    summary: 'Decide on a listing, or close your own',
    description:
      'A moderator approves the listing (PUBLISHED), rejects it or removes it. If an edit to a published listing is under review, PUBLISHED and REJECTED decide on that edit; PUBLISHED also approves an edit that was rejected and has not changed since. The response is then the listing as everyone sees it, and its status stays PUBLISHED. The author withdraws the listing, marks it SOLD or brings it back, and posts a withdrawn one again (PENDING if the board reviews posts first, otherwise PUBLISHED). Moderators can’t decide on their own listing if another moderator can. Asking for the status it already has is not an error.',
    loggedIn: true,
    body: decisionSchema,
    result: listingApiSchema,
    errors: ['forbidden', 'not-found', 'conflict', 'too-many'],
    handler: async (args) => {
      await decide(args, { type: 'LISTING', id: args.params.id, ...args.body });
      return listingForApi(args, args.params.id);
    },
  }),
});
