import { userNameApiSchema } from '#app/features/accounts/login/api-schema.ts';
import { userName } from '#app/features/accounts/login/queries.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The name of a person',
    params: idParams,
    notFound: 'accounts.notFound',
    result: userNameApiSchema,
    errors: ['not-found'],
    handler: ({ em, params }) => userName(em, params.id),
  }),
});
