import { digestHour } from '#app/features/site/digests/periods.ts';
import { queueDigests } from '#app/features/site/digests/queue-digests.server.ts';
import { letterKinds } from './email-kinds.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

/** Every morning, in the city's time; on Mondays the weekly ones too. */
export const queueDigestsJob = defineScheduledJob({
  name: 'queue-digests',
  schedule: `0 ${digestHour} * * *`,
  retry: { limit: 5, delaySeconds: 60 },
  run: ({ em, signal }) => queueDigests(em, letterKinds, signal),
});
