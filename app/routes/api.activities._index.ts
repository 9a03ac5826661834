import { postActivity } from '#app/features/activities/commands.server.ts';
import { activityContract } from '#app/features/activities/api-schema.ts';
import { activityJson, listActivities } from '#app/features/activities/api.server.ts';
import { activityJsonSchema } from '#app/features/activities/schema.ts';
import { itemListQuery } from '#app/features/posts/api-schema.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { onePart } from '#app/lib/api/page-query.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'The activities the caller may see, the newest post first',
    query: itemListQuery,
    answer: activityContract.array(),
    paged: true,
    keptBy: 'visitors',
    handle: async (args) => onePart(args, await listActivities(args, args.query)),
  }),
  POST: call({
    summary: 'Post an activity in a community of one’s own',
    description:
      'It is PENDING where the community asks its board to look first, else PUBLISHED. `status`, `authorId`, `slug` and `attendeeIds` may be sent and are left alone.',
    signedIn: true,
    takesKey: true,
    body: activityJsonSchema,
    answer: activityContract,
    status: 201,
    refusals: ['forbidden', 'not-found'],
    handle: async (args) => {
      const { communityId, ...input } = args.body;
      const { id } = await postActivity(args, communityId, input, args.attempt);
      return activityJson(args, id);
    },
  }),
});
