import type { Job } from './define-job.server.ts';
import { checkpointEmbeddedJob } from './checkpoint-embedded.server.ts';
import { deletePhotoFilesJob } from './delete-photo-files.server.ts';
import { sweepIdempotencyKeysJob } from './sweep-idempotency-keys.server.ts';
import { sweepOrphanedPhotosJob } from './sweep-orphaned-photos.server.ts';
import { sweepSessionsJob } from './sweep-sessions.server.ts';
import { sweepUnusedPhotosJob } from './sweep-unused-photos.server.ts';

/** Every job there is. */
export const jobs: readonly Job[] = [
  checkpointEmbeddedJob,
  deletePhotoFilesJob,
  sweepIdempotencyKeysJob,
  sweepOrphanedPhotosJob,
  sweepSessionsJob,
  sweepUnusedPhotosJob,
];
