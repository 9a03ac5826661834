import { forgetWords } from '#app/features/mail/outbox/forget-words.server.ts';
import { sweepLetters } from '#app/features/posts/neighbours/forget-letters.server.ts';
import { defineScheduledJob } from '../define-job.server.ts';

/** Deletes letters between neighbours, and forgets what other letters said, after 90 days. */
export const sweepLettersJob = defineScheduledJob({
  name: 'sweep-letters',
  schedule: '40 3 * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: async ({ em }) => {
    await sweepLetters(em);
    await forgetWords(em);
  },
});
