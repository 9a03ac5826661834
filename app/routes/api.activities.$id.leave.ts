import { leaveActivity } from '#app/features/activities/commands.server.ts';
import { activityJson } from '#app/features/activities/json.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { idOf } from '#app/lib/ids.ts';

export const { loader, action } = apiRoute({
  POST: call({
    signedIn: true,
    handle: async (args) => {
      const id = idOf(args.param('id'), 'Activity not found');
      await leaveActivity(args, id);
      return personalJson(await activityJson(args, id));
    },
  }),
});
