import { createLimiter, createSlowdown } from '#app/lib/http/rate-limit.server.ts';

const minute = 60;

export const loginsByAddress = createLimiter('login-address', {
  points: 50,
  duration: 15 * minute,
});
/**
 * By account and address, so that nobody can lock somebody else out from elsewhere. For the account as
 * a whole, a wrong guess only slows the next one down.
 */
export const loginsByAccountAndAddress = createLimiter('login-account-address', {
  points: 10,
  duration: 15 * minute,
});
export const loginSlowdown = createSlowdown('login-account', {
  free: 8,
  firstMs: 100,
  mostMs: 4000,
  duration: 15 * minute,
});
export const successfulLogins = createLimiter('login-success', {
  points: 60,
  duration: 60 * minute,
});
/** Logins that begin at the identity provider. */
export const signOnsByAddress = createLimiter('sign-on-address', {
  points: 60,
  duration: 15 * minute,
});
/** Wrong current passwords of somebody who is logged in. */
export const confirmationsByAccount = createLimiter('confirm-password', {
  points: 10,
  duration: 15 * minute,
});
export const registrationsByAddress = createLimiter('register-address', {
  points: 30,
  duration: 60 * minute,
});
