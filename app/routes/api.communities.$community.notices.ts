import { communityParams } from '#app/features/communities/api-schema.ts';
import { communityJson } from '#app/features/communities/queries.server.ts';
import { noticeContract } from '#app/features/notices/api-schema.ts';
import { noticesJson } from '#app/features/notices/queries.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { onePart, partQuery } from '#app/lib/api/page-query.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'The notices of a community, pinned ones first, then the newest',
    params: communityParams,
    query: partQuery,
    signedIn: true,
    answer: noticeContract.array(),
    paged: true,
    refusals: ['forbidden', 'not-found'],
    handle: async (args) => {
      const { id } = await communityJson(args, args.params.community);
      return onePart(args, await noticesJson(args, id, args.query));
    },
  }),
});
