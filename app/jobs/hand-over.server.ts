import { carryOutDueHandovers } from '#app/features/residency/handover/commands.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

/** Before the ends of memberships of the same night: a successor is there when somebody goes. */
export const handOverJob = defineScheduledJob({
  name: 'hand-over',
  schedule: '1 * * * *',
  retry: { limit: 5, delaySeconds: 60 },
  run: ({ em, signal }) => carryOutDueHandovers(em, signal),
});
