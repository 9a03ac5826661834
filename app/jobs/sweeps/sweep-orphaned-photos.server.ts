import { deleteOrphanedPhotos } from '#app/features/media/photos/storage/delete-orphans.server.ts';
import { defineScheduledJob } from '../define-job.server.ts';

export const sweepOrphanedPhotosJob = defineScheduledJob({
  name: 'sweep-orphaned-photos',
  schedule: '40 4 * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: ({ em, signal }) => deleteOrphanedPhotos(em, signal),
});
