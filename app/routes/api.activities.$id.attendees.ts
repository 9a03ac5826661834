import { attendees } from '#app/features/activities/attendees.server.ts';
import { attendeeContract } from '#app/features/activities/api-schema.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';
import { onePart, partQuery } from '#app/lib/api/page-query.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'Who comes to an activity, the first to join first',
    params: idParams,
    missing: 'Activity not found',
    query: partQuery,
    signedIn: true,
    answer: attendeeContract.array(),
    paged: true,
    refusals: ['forbidden', 'not-found'],
    handle: async (args) => onePart(args, await attendees(args, args.params.id, args.query)),
  }),
});
