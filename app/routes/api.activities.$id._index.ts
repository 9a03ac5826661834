import { activityContract } from '#app/features/activities/api-schema.ts';
import { activityJson } from '#app/features/activities/api.server.ts';
import { decide } from '#app/features/posts/decisions/decide.server.ts';
import { decisionSchema } from '#app/features/posts/schema.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

const named = { params: idParams, missing: 'Activity not found' };

export const { loader, action } = apiRoute({
  GET: call({
    ...named,
    summary: 'One activity',
    answer: activityContract,
    keptBy: 'visitors',
    refusals: ['not-found'],
    handle: (args) => activityJson(args, args.params.id),
  }),
  PATCH: call({
    ...named,
    summary: 'Decide on an activity, or call off one’s own',
    description:
      'A moderator approves (PUBLISHED), rejects or removes; the author withdraws, marks CANCELLED or publishes it again. The outcome that was reached before is no error.',
    signedIn: true,
    body: decisionSchema,
    answer: activityContract,
    refusals: ['forbidden', 'not-found', 'conflict'],
    handle: async (args) => {
      await decide(args, { type: 'ACTIVITY', id: args.params.id, ...args.body });
      return activityJson(args, args.params.id);
    },
  }),
});
