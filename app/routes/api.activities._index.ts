import { activityApiSchema } from '#app/features/posts/activities/api-schema.ts';
import { activityForApi, listActivities } from '#app/features/posts/activities/api.server.ts';
import { activityJsonSchema } from '#app/features/posts/activities/schema.ts';
import { postListQuery } from '#app/features/posts/posts/api-schema.ts';
import { activityKind, furtherJsonErrors } from '#app/features/posts/activities/kind.server.ts';
import { publishPost } from '#app/features/posts/posts/new-post.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The activities you may see, most recently posted first',
    query: postListQuery,
    result: activityApiSchema.array(),
    paginated: true,
    cache: 'anonymous',
    handler: async (args) => withNextLink(args, await listActivities(args, args.query)),
  }),
  POST: endpoint({
    summary: 'Post an activity in one of your communities',
    description:
      'It is PENDING if the community’s board reviews posts first, and PUBLISHED otherwise. `status`, `authorId`, `slug` and `attendeeIds` are ignored.',
    loggedIn: true,
    idempotent: true,
    body: activityJsonSchema,
    furtherErrors: (_, body) => furtherJsonErrors(body),
    result: activityApiSchema,
    status: 201,
    errors: ['forbidden', 'not-found', 'too-many'],
    handler: async (args) => {
      const { communityId, ...input } = args.body;
      const { id } = await publishPost(args, activityKind, communityId, input);
      return activityForApi(args, id);
    },
  }),
});
