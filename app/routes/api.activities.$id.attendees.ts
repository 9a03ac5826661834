import { attendees } from '#app/features/activities/attendees.server.ts';
import { pagedJson, pageQuery } from '#app/lib/api-list.server.ts';
import { apiRoute, call } from '#app/lib/api-route.server.ts';
import { idOf } from '#app/lib/ids.ts';

export const { loader, action } = apiRoute({
  GET: call({
    signedIn: true,
    handle: async (args) => {
      const id = idOf(args.param('id'), 'Activity not found');
      return pagedJson(args.url, await attendees(args, id, pageQuery(args.url)));
    },
  }),
});
