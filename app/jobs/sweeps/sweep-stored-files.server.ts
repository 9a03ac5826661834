import { deleteUnclaimedFiles } from '#app/features/media/files/claim.server.ts';
import { deleteOrphanedFiles } from '#app/features/media/files/sweep-orphans.server.ts';
import { defineScheduledJob } from '../define-job.server.ts';

export const sweepStoredFilesJob = defineScheduledJob({
  name: 'sweep-stored-files',
  schedule: '50 4 * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: async ({ em, signal }) => {
    await deleteUnclaimedFiles(em);
    await deleteOrphanedFiles(em, signal);
  },
});
