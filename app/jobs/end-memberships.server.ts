import { carryOutDueEndings } from '#app/features/residency/ending/due-endings.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

/** A few minutes after midnight, and every hour in case that run was missed. */
export const endMembershipsJob = defineScheduledJob({
  name: 'end-memberships',
  schedule: '3 * * * *',
  retry: { limit: 5, delaySeconds: 60 },
  run: ({ em, signal }) => carryOutDueEndings(em, signal),
});
