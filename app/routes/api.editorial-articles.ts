import { articleContract } from '#app/features/articles/api-schema.ts';
import { articlesJson } from '#app/features/articles/queries.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { onePart, partQuery } from '#app/lib/api/page-query.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

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
