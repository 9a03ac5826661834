import { activityApiSchema } from '#app/features/posts/activities/api-schema.ts';
import { activityForApi } from '#app/features/posts/activities/api.server.ts';
import { decide } from '#app/features/posts/posts/decisions/decide.server.ts';
import { decisionSchema } from '#app/features/posts/posts/schema.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

const byId = { params: idParams, notFound: 'posts.notFound.ACTIVITY' } as const;

export const { loader, action } = apiRoute({
  GET: endpoint({
    ...byId,
    summary: 'One activity',
    result: activityApiSchema,
    cache: 'anonymous',
    errors: ['not-found'],
    handler: (args) => activityForApi(args, args.params.id),
  }),
  PATCH: endpoint({
    ...byId,
    summary: 'Decide on an activity, or cancel your own',
    description:
      'This works as it does for a listing, but an activity is never SOLD. An activity that is over can’t be approved. Its author can cancel it (CANCELLED) until it is over, and can bring it back. A withdrawn activity can be posted again only if it has not begun.',
    loggedIn: true,
    body: decisionSchema,
    result: activityApiSchema,
    errors: ['forbidden', 'not-found', 'conflict', 'too-many'],
    handler: async (args) => {
      await decide(args, { type: 'ACTIVITY', id: args.params.id, ...args.body });
      return activityForApi(args, args.params.id);
    },
  }),
});
