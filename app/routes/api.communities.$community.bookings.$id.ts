import { cancelBooking } from '#app/features/building/bookings/commands/cancel.server.ts';
import { communityParams } from '#app/features/communities/communities/api-schema.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { idParams } from '#app/lib/api/fields.ts';

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    summary: 'Cancel a booking, or leave the waiting list',
    description:
      'Your own until its `cancelUntil`; moderators, any that is not over. The next person in line gets the time. Cancelling again changes nothing.',
    params: communityParams.extend(idParams.shape),
    notFound: 'bookings.notFound',
    loggedIn: true,
    errors: ['forbidden', 'not-found', 'conflict'],
    handler: async (args) => {
      await cancelBooking(args, args.params.community, args.params.id);
    },
  }),
});
