import { notifyDueNotices } from '#app/features/noticeboard/notices/emails/due-notices.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

/** A scheduled notice shows by the clock; its letters are queued within the minute. */
export const notifyDueNoticesJob = defineScheduledJob({
  name: 'tell-due-notices',
  schedule: '* * * * *',
  retry: { limit: 3, delaySeconds: 15 },
  run: ({ em, signal }) => notifyDueNotices(em, signal),
});
