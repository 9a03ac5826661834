import {
  bookablePlaceApiSchema,
  bookableQuery,
} from '#app/features/building/bookings/api/api-schema.ts';
import { bookable } from '#app/features/building/bookings/api/api.server.ts';
import { communityParams } from '#app/features/communities/communities/api-schema.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'What can be booked in a community, and which times are free',
    description: 'Rooms, the elevator for a move, parking: the times that can be booked now.',
    params: communityParams,
    query: bookableQuery,
    loggedIn: true,
    result: bookablePlaceApiSchema.array(),
    errors: ['forbidden', 'not-found'],
    handler: (args) => bookable(args, args.params.community, args.query),
  }),
});
