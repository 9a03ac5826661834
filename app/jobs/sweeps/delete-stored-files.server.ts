import { z } from 'zod';
import { deleteFiles } from '#app/features/media/files/receive.server.ts';
import { defineJob } from '../define-job.server.ts';

export const deleteStoredFilesJob = defineJob({
  name: 'delete-stored-files',
  payload: z.object({ ids: z.array(z.uuid()) }),
  retry: { limit: 10, delaySeconds: 30 },
  run: ({ payload }) => deleteFiles(payload.ids),
});
