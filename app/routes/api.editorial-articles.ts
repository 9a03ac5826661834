import { articleContract } from '#app/features/articles/contract.ts';
import { articlesJson } from '#app/features/articles/queries.server.ts';
import { call } from '#app/lib/api-call.server.ts';
import { onePart, partQuery } from '#app/lib/api-list.ts';
import { apiRoute } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'Published articles, newest first',
    query: partQuery,
    answer: articleContract.array(),
    paged: true,
    keptBy: 'everybody',
    handle: async (args) => onePart(args, await articlesJson(args, args.query)),
  }),
});
