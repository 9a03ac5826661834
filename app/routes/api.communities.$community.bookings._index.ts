import { bookingLine } from '#app/features/building/bookings/access.server.ts';
import {
  bookingApiSchema,
  bookingJsonSchema,
  bookingListQuery,
} from '#app/features/building/bookings/api/api-schema.ts';
import { bookingList, postBooking } from '#app/features/building/bookings/api/api.server.ts';
import { communityParams } from '#app/features/communities/communities/api-schema.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { withNextLink } from '#app/lib/api/page-query.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Your bookings that are not over, the next first',
    description: 'Moderators may ask for those of everyone.',
    params: communityParams,
    query: bookingListQuery,
    loggedIn: true,
    result: bookingApiSchema.array(),
    paginated: true,
    errors: ['forbidden', 'not-found'],
    handler: async (args) =>
      withNextLink(args, await bookingList(args, args.params.community, args.query)),
  }),
  POST: endpoint({
    summary: 'Book a time of a place',
    description:
      'It is CONFIRMED, ASKED where the office confirms each booking, or WAITING where someone else has the time. Asking again for the same time changes nothing.',
    params: communityParams,
    loggedIn: true,
    idempotent: true,
    body: bookingJsonSchema,
    line: ({ body }) => bookingLine(body.placeId),
    result: bookingApiSchema,
    status: 201,
    errors: ['forbidden', 'not-found', 'conflict', 'too-many'],
    handler: (args) => postBooking(args, args.params.community, args.body),
  }),
});
