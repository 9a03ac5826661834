import { deleteExpiredSessions } from '#app/lib/session/session.server.ts';
import { defineScheduledJob } from '../define-job.server.ts';

export const sweepSessionsJob = defineScheduledJob({
  name: 'sweep-sessions',
  schedule: '20 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: ({ em }) => deleteExpiredSessions(em),
});
