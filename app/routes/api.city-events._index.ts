import { eventContract } from '#app/features/events/contract.ts';
import { eventsJson } from '#app/features/events/queries.server.ts';
import { call } from '#app/lib/api-call.server.ts';
import { apiRoute } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'City events by their start, those of the past included',
    answer: eventContract.array(),
    keptBy: 'everybody',
    handle: eventsJson,
  }),
});
