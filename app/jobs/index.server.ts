import type { Job } from './define-job.server.ts';
import { checkpointEmbeddedJob } from './checkpoint-embedded.server.ts';
import { countCityJob } from './count-city.server.ts';
import { deletePhotoFilesJob } from './sweeps/delete-photo-files.server.ts';
import { deleteStoredFilesJob } from './sweeps/delete-stored-files.server.ts';
import { deleteAccountsJob } from './sweeps/delete-accounts.server.ts';
import { endMembershipsJob } from './end-memberships.server.ts';
import { handOverJob } from './hand-over.server.ts';
import { queueDigestsJob } from './queue-digests.server.ts';
import { keepDeliveriesJob } from './keep-deliveries.server.ts';
import { sendDueMailJob, sendMailJob } from './send-mail.server.ts';
import { sendResetJob } from './send-reset.server.ts';
import { sweepIdempotencyKeysJob } from './sweeps/sweep-idempotency-keys.server.ts';
import { sweepLettersJob } from './sweeps/sweep-letters.server.ts';
import { sweepOrphanedPhotosJob } from './sweeps/sweep-orphaned-photos.server.ts';
import { sweepPeopleImportsJob } from './sweeps/sweep-people-imports.server.ts';
import { sweepSessionsJob } from './sweeps/sweep-sessions.server.ts';
import { sweepStoredFilesJob } from './sweeps/sweep-stored-files.server.ts';
import { sweepUnusedPhotosJob } from './sweeps/sweep-unused-photos.server.ts';
import { notifyDueNoticesJob } from './tell-due-notices.server.ts';
import { notifyOverdueJob, notifyWaitingJob } from './tell-moderators.server.ts';

/** Every job there is. */
export const jobs: readonly Job[] = [
  checkpointEmbeddedJob,
  countCityJob,
  deleteAccountsJob,
  deletePhotoFilesJob,
  deleteStoredFilesJob,
  endMembershipsJob,
  handOverJob,
  queueDigestsJob,
  keepDeliveriesJob,
  sendDueMailJob,
  sendMailJob,
  sendResetJob,
  sweepIdempotencyKeysJob,
  sweepLettersJob,
  sweepOrphanedPhotosJob,
  sweepPeopleImportsJob,
  sweepSessionsJob,
  sweepStoredFilesJob,
  sweepUnusedPhotosJob,
  notifyDueNoticesJob,
  notifyOverdueJob,
  notifyWaitingJob,
];
