import { createLimiter } from '#app/lib/http/rate-limit.server.ts';

const minute = 60;

export const loginsByAddress = createLimiter('login-address', {
  points: 50,
  duration: 15 * minute,
});
export const loginsByAccount = createLimiter('login-account', {
  points: 10,
  duration: 15 * minute,
});
export const registrationsByAddress = createLimiter('register-address', {
  points: 30,
  duration: 60 * minute,
});
