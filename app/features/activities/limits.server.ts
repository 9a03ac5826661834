import { createLimiter } from '#app/lib/http/rate-limit.server.ts';

/** How often one person may join activities within an hour. */
export const joinsByAccount = createLimiter(
  'join-account',
  { points: 60, duration: 60 * 60 },
  'activities.tooManyJoins',
);
