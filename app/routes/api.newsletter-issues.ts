import { issueContract } from '#app/features/newsletters/contract.ts';
import { issuesJson } from '#app/features/newsletters/queries.server.ts';
import { call } from '#app/lib/api-call.server.ts';
import { onePart, partQuery } from '#app/lib/api-list.ts';
import { apiRoute } from '#app/lib/api-route.server.ts';

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
