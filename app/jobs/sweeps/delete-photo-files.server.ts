import { z } from 'zod';
import { deletePhotoFiles } from '#app/features/media/photos/commands.server.ts';
import { defineJob } from '../define-job.server.ts';

export const deletePhotoFilesJob = defineJob({
  name: 'delete-photo-files',
  payload: z.object({ ids: z.array(z.uuid()) }),
  retry: { limit: 10, delaySeconds: 30 },
  run: ({ payload }) => deletePhotoFiles(payload.ids),
});
