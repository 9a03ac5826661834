import { z } from 'zod';
import {
  resetAskSchema,
  sendReset,
} from '#app/features/accounts/login/recovery/ask-reset.server.ts';
import {
  notifyOverdue,
  notifyWaiting,
} from '#app/features/desks/moderation/emails/notify-moderators.server.ts';
import { sendDueLetters } from '#app/features/mail/outbox/send-letters.server.ts';
import { tellMissed } from '#app/features/mail/outbox/tell-missed.server.ts';
import { notifyDueNotices } from '#app/features/noticeboard/notices/emails/notify-of-notice.server.ts';
import { remindOfStanding } from '#app/features/noticeboard/notices/ending/remind.server.ts';
import { beginDueServices } from '#app/features/noticeboard/notices/service/begin-service.server.ts';
import { digestHour } from '#app/features/site/digests/periods.ts';
import { leaveDigests } from '#app/features/site/digests/leave-digests.server.ts';
import { queueDigests } from '#app/features/site/digests/queue-digests.server.ts';
import { defineJob, defineScheduledJob, type Job } from './define-job.server.ts';
import { letterKinds } from './email-kinds.server.ts';

/** What sends email, and what queues it by the clock. */
export const emailJobs: Job[] = [
  // Queued with every email, in its transaction: the email leaves as soon as that is committed.
  defineJob({
    name: 'send-mail',
    payload: z.object({}),
    retry: { limit: 3, delaySeconds: 10 },
    run: ({ em, signal }) => sendDueLetters(em, letterKinds, signal),
  }),
  // Queued when somebody confirms their address.
  defineJob({
    name: 'tell-missed',
    payload: z.object({ userId: z.uuid() }),
    retry: { limit: 5, delaySeconds: 10 },
    run: ({ em, payload }) => tellMissed(em, letterKinds, payload.userId),
  }),
  // For emails that a mail server refused for now, or that a process left behind when it ended.
  defineScheduledJob({
    name: 'send-due-mail',
    schedule: '* * * * *',
    retry: { limit: 1, delaySeconds: 30 },
    run: ({ em, signal }) => sendDueLetters(em, letterKinds, signal),
  }),
  // Queued for every address typed at /forgot-password, with and without an account.
  defineJob({
    name: 'send-reset',
    payload: resetAskSchema,
    retry: { limit: 5, delaySeconds: 10 },
    run: ({ em, payload }) => sendReset(em, payload),
  }),
  // Every morning, Ottawa time; on Mondays the weekly digests too.
  defineScheduledJob({
    name: 'queue-digests',
    schedule: `0 ${digestHour} * * *`,
    retry: { limit: 5, delaySeconds: 60 },
    run: ({ em, signal }) => queueDigests(em, letterKinds, signal),
  }),
  // Queued when a notice is taken down or expires early: what it was promised in has not left yet.
  defineJob({
    name: 'leave-digests',
    payload: z.object({ noticeId: z.uuid() }),
    retry: { limit: 5, delaySeconds: 5 },
    run: ({ em, payload }) => leaveDigests(em, payload.noticeId),
  }),
  // A scheduled notice shows by the clock; its emails are queued within the minute.
  defineScheduledJob({
    name: 'tell-due-notices',
    schedule: '* * * * *',
    retry: { limit: 3, delaySeconds: 15 },
    run: async ({ em, signal }) => {
      await notifyDueNotices(em, signal);
      await beginDueServices(em, signal);
    },
  }),
  // Before most people go to work.
  defineScheduledJob({
    name: 'tell-waiting',
    schedule: '30 7 * * *',
    retry: { limit: 5, delaySeconds: 60 },
    run: ({ em }) => notifyWaiting(em),
  }),
  // Not at night: what becomes overdue then is in the morning's email.
  defineScheduledJob({
    name: 'tell-overdue',
    schedule: '*/15 8-20 * * *',
    retry: { limit: 3, delaySeconds: 60 },
    run: ({ em }) => notifyOverdue(em),
  }),
  // Not at night: an emergency that came out then is in the morning's.
  defineScheduledJob({
    name: 'remind-of-emergencies',
    schedule: '*/15 8-20 * * *',
    retry: { limit: 3, delaySeconds: 60 },
    run: ({ em, signal }) => remindOfStanding(em, signal),
  }),
];
