import { communityParams } from '#app/features/communities/communities/api-schema.ts';
import {
  requestApiSchema,
  requestListQuery,
  wholeRequestApiSchema,
} from '#app/features/building/requests/api-schema.ts';
import { listRequests, postRequest } from '#app/features/building/requests/api.server.ts';
import { requestJsonSchema } from '#app/features/building/requests/schema.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The requests of a community that you may read, newest first',
    description: 'Moderators get all of them; others get those that they sent or joined.',
    params: communityParams,
    query: requestListQuery,
    loggedIn: true,
    result: requestApiSchema.array(),
    paginated: true,
    errors: ['forbidden', 'not-found'],
    handler: async (args) =>
      withNextLink(args, await listRequests(args, args.params.community, args.query)),
  }),
  POST: endpoint({
    summary: 'Send a request to the board and the manager of one of your communities',
    description:
      'Upload photos first, and send their URLs in `images`. One about a common place can be joined by neighbours. Where the community takes no requests, this is 404.',
    params: communityParams,
    loggedIn: true,
    idempotent: true,
    body: requestJsonSchema,
    result: wholeRequestApiSchema,
    status: 201,
    errors: ['forbidden', 'not-found', 'conflict', 'too-many'],
    handler: (args) => postRequest(args, args.params.community, args.body),
  }),
});
