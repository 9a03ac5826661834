import { contractorApiSchema } from '#app/features/newsroom/contractors/api-schema.ts';
import { listContractors } from '#app/features/newsroom/contractors/api.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Contractors the editors chose, in the order the editors gave them',
    result: contractorApiSchema.array(),
    cache: 'public',
    handler: (args) => listContractors(args),
  }),
});
