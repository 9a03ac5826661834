import { userNameContract } from '#app/features/accounts/api-schema.ts';
import { userName } from '#app/features/accounts/queries.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'The name of a person',
    params: idParams,
    missing: 'User not found',
    answer: userNameContract,
    refusals: ['not-found'],
    handle: ({ em, params }) => userName(em, params.id),
  }),
});
