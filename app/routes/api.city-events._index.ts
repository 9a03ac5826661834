import { eventsJson } from '#app/features/events/queries.server.ts';
import { apiRoute, call } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({ handle: async ({ em }) => Response.json(await eventsJson({ em })) }),
});
