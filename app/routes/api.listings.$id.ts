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
      'A moderator approves (PUBLISHED), rejects or removes it. Where an edit is under review beside a published one, PUBLISHED and REJECTED decide on that edit, and PUBLISHED also approves one that was rejected and has not changed since: the result is the listing as everyone sees it then, and its status stays PUBLISHED. The author withdraws it, marks it SOLD or relists it, and posts a withdrawn one again (PENDING where the board looks first, otherwise PUBLISHED). Nobody decides on their own listing while another moderator can. Asking for the status it already has is not an error.',
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
