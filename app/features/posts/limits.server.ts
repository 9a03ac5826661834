import { createLimiter } from '#app/lib/http/rate-limit.server.ts';

const hour = 60 * 60;

/** How many posts one person may write within an hour. */
export const postsByAccount = createLimiter(
  'post-account',
  { points: 20, duration: hour },
  'posts.tooManyPosts',
);

/** How often one person may change posts of their own within an hour: text or status. */
export const editsByAccount = createLimiter(
  'edit-account',
  { points: 60, duration: hour },
  'posts.tooManyEdits',
);
