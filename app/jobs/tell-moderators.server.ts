import {
  notifyOverdue,
  notifyWaiting,
} from '#app/features/desks/moderation/emails/notify-moderators.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

/** Before most people go to work. */
export const notifyWaitingJob = defineScheduledJob({
  name: 'tell-waiting',
  schedule: '30 7 * * *',
  retry: { limit: 5, delaySeconds: 60 },
  run: ({ em }) => notifyWaiting(em),
});

/** Not in the night: what becomes overdue then is in the morning's letter. */
export const notifyOverdueJob = defineScheduledJob({
  name: 'tell-overdue',
  schedule: '*/15 8-20 * * *',
  retry: { limit: 3, delaySeconds: 60 },
  run: ({ em }) => notifyOverdue(em),
});
