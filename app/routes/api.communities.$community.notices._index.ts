import { searchedPageQuery } from '#app/features/communities/matching/words-query.server.ts';
import { communityParams } from '#app/features/communities/communities/api-schema.ts';
import {
  deskNoticeApiSchema,
  noticeApiSchema,
} from '#app/features/noticeboard/notices/api-schema.ts';
import { postNotice } from '#app/features/noticeboard/notices/desk/api.server.ts';
import { noticeJsonSchema } from '#app/features/noticeboard/notices/desk/schema.ts';
import { listNoticesForApi } from '#app/features/noticeboard/notices/queries.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The notices of a community: pinned ones first, then newest first',
    description:
      'Those that are for you and have not expired; a pinned EMERGENCY comes before all others.',
    params: communityParams,
    query: searchedPageQuery,
    loggedIn: true,
    result: noticeApiSchema.array(),
    paginated: true,
    errors: ['forbidden', 'not-found'],
    handler: async (args) =>
      withNextLink(args, await listNoticesForApi(args, args.params.community, args.query)),
  }),
  POST: endpoint({
    summary: 'Write a notice in a community you moderate',
    description:
      'It is published right away, published later (`publishedAt`), or kept as a DRAFT. Files are added in the portal.',
    params: communityParams,
    loggedIn: true,
    idempotent: true,
    body: noticeJsonSchema,
    result: deskNoticeApiSchema,
    status: 201,
    errors: ['forbidden', 'not-found'],
    handler: (args) => postNotice(args, args.params.community, args.body),
  }),
});
