import {
  requestParams,
  wholeRequestApiSchema,
} from '#app/features/building/requests/api-schema.ts';
import { patchRequest, requestForApi } from '#app/features/building/requests/api.server.ts';
import { requestPatchSchema } from '#app/features/building/requests/schema.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'A request with its history',
    description: 'For its author, for people who joined it, and for moderators.',
    params: requestParams,
    notFound: 'requests.notFound',
    loggedIn: true,
    result: wholeRequestApiSchema,
    errors: ['forbidden', 'not-found'],
    handler: ({ params: { community, ref }, ...ctx }) =>
      requestForApi(ctx, { slug: community, ref }),
  }),
  PATCH: endpoint({
    summary: 'Change a request, or write about it',
    description:
      'Moderators set the state: PLANNED with `plannedFor`, DECLINED with `words`; `words` are for the people it affects, and for its author alone while it is not shared and affects nobody else; `note` is for moderators. Its author sends REOPENED within 14 days after its end, DONE if it isn’t needed any more, or `words` alone. Where neighbours follow it, DONE only tells moderators, and the state stays.',
    params: requestParams,
    notFound: 'requests.notFound',
    loggedIn: true,
    idempotent: true,
    body: requestPatchSchema,
    result: wholeRequestApiSchema,
    errors: ['forbidden', 'not-found', 'conflict', 'too-many'],
    handler: ({ params: { community, ref }, body, ...ctx }) =>
      patchRequest(ctx, { slug: community, ref }, body),
  }),
});
