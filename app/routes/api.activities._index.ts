import { postActivity } from '#app/features/activities/commands.server.ts';
import { activityJson, listActivities } from '#app/features/activities/json.server.ts';
import { activityJsonSchema } from '#app/features/activities/schema.ts';
import { itemListQuery, pagedJson } from '#app/lib/api-list.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    handle: async (args) =>
      pagedJson(args.url, await listActivities(args, itemListQuery(args.url))),
  }),
  POST: call({
    signedIn: true,
    body: activityJsonSchema,
    handle: async (args) => {
      const { communityId, ...input } = args.body;
      const { id } = await postActivity(args, communityId, input);
      return personalJson(await activityJson(args, id), { status: 201 });
    },
  }),
});
