import { leaveActivity } from '#app/features/posts/activities/attendance/attendance.server.ts';
import { activityApiSchema } from '#app/features/posts/activities/api-schema.ts';
import { activityForApi, hiddenForApi } from '#app/features/posts/activities/api.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Leave an activity',
    description:
      'Anyone who joined can leave until the activity is over, whatever its status; a hidden activity is returned without its text. Repeating the call changes nothing.',
    params: idParams,
    notFound: 'posts.notFound.ACTIVITY',
    loggedIn: true,
    result: activityApiSchema,
    errors: ['forbidden', 'not-found', 'conflict', 'too-many'],
    handler: async (args) => {
      const left = await leaveActivity(args, args.params.id);
      if (!left.isVisible) return hiddenForApi(args, left);
      return activityForApi(args, args.params.id);
    },
  }),
});
