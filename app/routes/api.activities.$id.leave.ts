import { leaveActivity } from '#app/features/activities/commands.server.ts';
import { activityContract } from '#app/features/activities/api-schema.ts';
import { activityJson } from '#app/features/activities/api.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  POST: call({
    summary: 'Leave an activity',
    description: 'Doing it again changes nothing.',
    params: idParams,
    missing: 'Activity not found',
    signedIn: true,
    answer: activityContract,
    refusals: ['forbidden', 'not-found', 'conflict'],
    handle: async (args) => {
      await leaveActivity(args, args.params.id);
      return activityJson(args, args.params.id);
    },
  }),
});
