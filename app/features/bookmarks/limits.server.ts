import { createLimiter } from '#app/lib/http/rate-limit.server.ts';

/** How many bookmarks one person may set within an hour. */
export const bookmarksByAccount = createLimiter(
  'bookmark-account',
  { points: 60, duration: 60 * 60 },
  'bookmarks.tooMany',
);
