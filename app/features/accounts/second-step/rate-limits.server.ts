import { createLimiter } from '#app/lib/http/rate-limit.server.ts';

const minute = 60;

/**
 * Codes of a second step, by account: whoever types one has the password already. The second limit keeps somebody
 * from trying all day: of a million codes three are good at a time.
 */
export const codesByAccount = createLimiter('second-step', { points: 10, duration: 15 * minute });
export const codesByAccountAndDay = createLimiter('second-step-day', {
  points: 50,
  duration: 24 * 60 * minute,
});
