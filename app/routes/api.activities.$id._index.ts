import { activityApiSchema } from '#app/features/activities/api-schema.ts';
import { activityForApi } from '#app/features/activities/api.server.ts';
import { decide } from '#app/features/posts/decisions/decide.server.ts';
import { decisionSchema } from '#app/features/posts/schema.ts';
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
      'A moderator approves (PUBLISHED), rejects or removes it; one that is over cannot be approved. Where an edit waits beside a published one, PUBLISHED and REJECTED decide on that edit, and PUBLISHED also approves one that was rejected and has not changed since: the result is the activity as everyone sees it then, and its status stays PUBLISHED. The author withdraws it, cancels it (CANCELLED) until it is over, publishes it again, and posts a withdrawn one that has not begun again (PENDING where the board looks first, otherwise PUBLISHED). Nobody decides on their own activity while another moderator can. Asking for the status it already has is not an error.',
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
