import { checkpointEmbedded } from '#app/lib/db/embedded.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

export const checkpointEmbeddedJob = defineScheduledJob({
  name: 'checkpoint-embedded',
  schedule: '50 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: checkpointEmbedded,
});
