import { sweepLetters } from '#app/features/neighbours/forget-letters.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

export const sweepNeighbourLettersJob = defineScheduledJob({
  name: 'sweep-neighbour-letters',
  schedule: '40 3 * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: ({ em }) => sweepLetters(em),
});
