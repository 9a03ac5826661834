import { z } from 'zod';
import { postTypes } from '#db/enums.ts';
import { forgetOldBookings } from '#app/features/building/bookings/forget.server.ts';
import { forgetWords } from '#app/features/mail/outbox/send-letters.server.ts';
import { forgetOldRequests } from '#app/features/building/requests/forget.server.ts';
import { deleteUnclaimedFiles } from '#app/features/media/files/claim.server.ts';
import { deleteFiles } from '#app/features/media/files/receive.server.ts';
import { deleteOrphanedFiles } from '#app/features/media/files/sweep-orphans.server.ts';
import { deletePhotoFiles } from '#app/features/media/photos/commands.server.ts';
import { deleteOrphanedPhotos } from '#app/features/media/photos/storage/delete-orphans.server.ts';
import { deleteUnusedPhotos } from '#app/features/media/photos/storage/delete-unused.server.ts';
import { sweepMessages } from '#app/features/posts/neighbours/forget-messages.server.ts';
import { dropReplacedPhotos } from '#app/features/posts/posts/revisions/replaced-photos.server.ts';
import { deleteOldImports } from '#app/features/residency/memberships/import/imports.server.ts';
import { deleteOldOwners } from '#app/features/residency/owners/retention.server.ts';
import { deleteDueAccounts } from '#app/features/site/own-account/delete-for-good.server.ts';
import { deleteOldKeys } from '#app/lib/forms/idempotency.server.ts';
import { deleteOldLimits } from '#app/lib/http/rate-limit.server.ts';
import { deleteExpiredSessions } from '#app/lib/session/session.server.ts';
import { defineJob, defineScheduledJob, type Job } from './define-job.server.ts';

const idsSchema = z.object({ ids: z.array(z.uuid()) });

export const deletePhotoFilesJob = defineJob({
  name: 'delete-photo-files',
  payload: idsSchema,
  retry: { limit: 10, delaySeconds: 30 },
  run: ({ payload }) => deletePhotoFiles(payload.ids),
});

/** What deletes: files that a change left behind, and what has been kept long enough. */
export const sweeps: Job[] = [
  deletePhotoFilesJob,
  defineJob({
    name: 'delete-stored-files',
    payload: idsSchema,
    retry: { limit: 10, delaySeconds: 30 },
    run: ({ payload }) => deleteFiles(payload.ids),
  }),
  // Those that an approved change left out.
  defineJob({
    name: 'drop-replaced-photos',
    payload: z.object({ type: z.enum(postTypes), id: z.uuid() }),
    retry: { limit: 10, delaySeconds: 30 },
    run: ({ em, payload }) => dropReplacedPhotos(em, payload),
  }),
  defineScheduledJob({
    name: 'delete-accounts',
    schedule: '15 * * * *',
    retry: { limit: 5, delaySeconds: 60 },
    run: ({ em, signal }) => deleteDueAccounts(em, signal),
  }),
  // Forgets what is personal about bookings, two years after their end.
  defineScheduledJob({
    name: 'sweep-bookings',
    schedule: '55 3 * * *',
    run: ({ em, signal }) => forgetOldBookings(em, signal),
  }),
  defineScheduledJob({
    name: 'sweep-idempotency-keys',
    schedule: '10 * * * *',
    run: ({ em }) => deleteOldKeys(em),
  }),
  // Deletes messages between neighbours after 90 days, and forgets what emails said after 30.
  defineScheduledJob({
    name: 'sweep-letters',
    schedule: '40 3 * * *',
    run: async ({ em }) => {
      await sweepMessages(em);
      await forgetWords(em);
    },
  }),
  defineScheduledJob({
    name: 'sweep-orphaned-photos',
    schedule: '40 4 * * *',
    run: ({ em, signal }) => deleteOrphanedPhotos(em, signal),
  }),
  // Of those who sold their unit seven years ago.
  defineScheduledJob({
    name: 'sweep-owners',
    schedule: '50 3 * * *',
    run: ({ em }) => deleteOldOwners(em),
  }),
  defineScheduledJob({
    name: 'sweep-people-imports',
    schedule: '40 * * * *',
    run: ({ em }) => deleteOldImports(em),
  }),
  defineScheduledJob({
    name: 'sweep-rate-limits',
    schedule: '45 * * * *',
    run: ({ em }) => deleteOldLimits(em),
  }),
  // Deletes the personal words of requests that have been closed for two years.
  defineScheduledJob({
    name: 'sweep-requests',
    schedule: '50 3 * * *',
    run: ({ em, signal }) => forgetOldRequests(em, signal),
  }),
  defineScheduledJob({
    name: 'sweep-sessions',
    schedule: '20 * * * *',
    run: ({ em }) => deleteExpiredSessions(em),
  }),
  defineScheduledJob({
    name: 'sweep-stored-files',
    schedule: '50 4 * * *',
    run: async ({ em, signal }) => {
      await deleteUnclaimedFiles(em);
      await deleteOrphanedFiles(em, signal);
    },
  }),
  defineScheduledJob({
    name: 'sweep-unused-photos',
    schedule: '30 * * * *',
    run: ({ em }) => deleteUnusedPhotos(em),
  }),
];
