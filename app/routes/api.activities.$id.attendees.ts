import { attendees } from '#app/features/posts/activities/attendance/attendees.server.ts';
import { attendeeApiSchema } from '#app/features/posts/activities/api-schema.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { withNextLink, pageQuery } from '#app/lib/api/page-query.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The attendees of an activity, in the order they joined',
    params: idParams,
    notFound: 'posts.notFound.ACTIVITY',
    query: pageQuery,
    loggedIn: true,
    result: attendeeApiSchema.array(),
    paginated: true,
    errors: ['forbidden', 'not-found'],
    handler: async (args) => withNextLink(args, await attendees(args, args.params.id, args.query)),
  }),
});
