import { createLimiter } from '#app/lib/http/rate-limit.server.ts';

/** How many photos a person may send within an hour. */
export const photosByAccount = createLimiter('photo-account', { points: 200, duration: 60 * 60 });
