import { activityJson } from '#app/features/activities/json.server.ts';
import { decide } from '#app/features/moderation/decisions.server.ts';
import { decisionSchema } from '#app/features/moderation/schema.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { idOf } from '#app/lib/ids.ts';

export const { loader, action } = apiRoute({
  GET: call({
    handle: async (args) =>
      personalJson(await activityJson(args, idOf(args.param('id'), 'Activity not found'))),
  }),
  PATCH: call({
    signedIn: true,
    body: decisionSchema,
    handle: async (args) => {
      const id = idOf(args.param('id'), 'Activity not found');
      await decide(args, { type: 'ACTIVITY', id, ...args.body });
      return personalJson(await activityJson(args, id));
    },
  }),
});
