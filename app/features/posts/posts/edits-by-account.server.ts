import { createLimiter } from '#app/lib/http/rate-limit.server.ts';

/** How often one person may change posts of their own within an hour: text or status. */
export const editsByAccount = createLimiter(
  'edit-account',
  { points: 60, duration: 60 * 60 },
  'posts.tooManyEdits',
);
