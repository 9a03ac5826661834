import { deleteUnusedPhotos } from '#app/features/media/photos/storage/delete-unused.server.ts';
import { defineScheduledJob } from '../define-job.server.ts';

export const sweepUnusedPhotosJob = defineScheduledJob({
  name: 'sweep-unused-photos',
  schedule: '30 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: ({ em }) => deleteUnusedPhotos(em),
});
