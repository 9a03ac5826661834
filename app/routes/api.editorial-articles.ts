import { articleContract } from '#app/features/articles/contract.ts';
import { articlesJson } from '#app/features/articles/queries.server.ts';
import { call } from '#app/lib/api-call.server.ts';
import { apiRoute } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'Published articles, newest first',
    answer: articleContract.array(),
    keptBy: 'everybody',
    handle: articlesJson,
  }),
});
