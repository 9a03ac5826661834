import { issueContract } from '#app/features/newsletters/api-schema.ts';
import { issuesJson } from '#app/features/newsletters/queries.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { onePart, partQuery } from '#app/lib/api/page-query.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'Newsletter issues for the whole city and of the caller’s communities, newest first',
    query: partQuery,
    answer: issueContract.array(),
    paged: true,
    keptBy: 'visitors',
    handle: async (args) => onePart(args, await issuesJson(args, args.query)),
  }),
});
