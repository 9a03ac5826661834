import { joinActivity } from '#app/features/posts/activities/attendance/attendance.server.ts';
import { activityApiSchema } from '#app/features/posts/activities/api-schema.ts';
import { activityForApi } from '#app/features/posts/activities/api.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Join an activity',
    description:
      'If the activity is full, you go on the waiting list (`waitingPosition`) and move up when someone leaves. Repeating the call changes nothing.',
    params: idParams,
    notFound: 'posts.notFound.ACTIVITY',
    loggedIn: true,
    result: activityApiSchema,
    errors: ['forbidden', 'not-found', 'conflict', 'too-many'],
    handler: async (args) => {
      await joinActivity(args, args.params.id);
      return activityForApi(args, args.params.id);
    },
  }),
});
