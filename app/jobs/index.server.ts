import type { Job } from './define-job.server.ts';
import { checkpointEmbeddedJob } from './checkpoint-embedded.server.ts';
import { countCityJob } from './count-city.server.ts';
import { deletePhotoFilesJob } from './delete-photo-files.server.ts';
import { deleteStoredFilesJob } from './delete-stored-files.server.ts';
import { deleteAccountsJob } from './delete-accounts.server.ts';
import { endMembershipsJob } from './end-memberships.server.ts';
import { handOverJob } from './hand-over.server.ts';
import { queueDigestsJob } from './queue-digests.server.ts';
import { keepDeliveriesJob } from './keep-deliveries.server.ts';
import { sendDueMailJob, sendMailJob } from './send-mail.server.ts';
import { sendResetJob } from './send-reset.server.ts';
import { sweepIdempotencyKeysJob } from './sweep-idempotency-keys.server.ts';
import { sweepLettersJob } from './sweep-letters.server.ts';
import { sweepOrphanedPhotosJob } from './sweep-orphaned-photos.server.ts';
import { sweepPeopleImportsJob } from './sweep-people-imports.server.ts';
import { sweepSessionsJob } from './sweep-sessions.server.ts';
import { sweepStoredFilesJob } from './sweep-stored-files.server.ts';
import { sweepUnusedPhotosJob } from './sweep-unused-photos.server.ts';
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
