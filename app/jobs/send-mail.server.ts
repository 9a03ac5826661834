import { z } from 'zod';
import { sendDueLetters } from '#app/features/mail/outbox/send-letters.server.ts';
import { letterKinds } from './email-kinds.server.ts';
import { defineJob, defineScheduledJob } from './define-job.server.ts';

/** Queued with every letter, in its transaction: the letter leaves as soon as that is committed. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({}),
  retry: { limit: 3, delaySeconds: 10 },
  run: ({ em, signal }) => sendDueLetters(em, letterKinds, signal),
});

/** For letters that a mail server refused for now, and those that a process left behind when it ended. */
export const sendDueMailJob = defineScheduledJob({
  name: 'send-due-mail',
  schedule: '* * * * *',
  retry: { limit: 1, delaySeconds: 30 },
  run: ({ em, signal }) => sendDueLetters(em, letterKinds, signal),
});
