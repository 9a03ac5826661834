import { deleteOldKeys } from '#app/lib/db/idempotency.server.ts';
import { defineScheduledJob } from '../define-job.server.ts';

export const sweepIdempotencyKeysJob = defineScheduledJob({
  name: 'sweep-idempotency-keys',
  schedule: '10 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: ({ em }) => deleteOldKeys(em),
});
