import {
  createLimiter,
  createNetworkLimiter,
  createSlowdown,
} from '#app/lib/http/rate-limit.server.ts';

const minute = 60;

export const loginsByNetwork = createNetworkLimiter('login-address', {
  points: 50,
  duration: 15 * minute,
});
/**
 * Counts by account and network: wrong guesses from another network lock no one out. Browsers that the account has
 * used before are counted separately, so wrong guesses from the same network don't lock them out either. For the
 * account as a whole, a wrong guess only slows the answer to the next one.
 */
export const loginsByAccountAndNetwork = createNetworkLimiter('login-account-address', {
  points: { by64: 10, by56: 20, by48: 30 },
  duration: 15 * minute,
});
export const loginSlowdown = createSlowdown('login-account', {
  free: 8,
  firstMs: 100,
  mostMs: 2000,
  duration: 15 * minute,
});
export const successfulLogins = createLimiter('login-success', {
  points: 60,
  duration: 60 * minute,
});
/** Logins that begin at the identity provider. */
export const signOnsByNetwork = createNetworkLimiter('sign-on-address', {
  points: 60,
  duration: 15 * minute,
});
/** Wrong current passwords of somebody who is logged in. */
export const confirmationsByAccount = createLimiter('confirm-password', {
  points: 10,
  duration: 15 * minute,
});
export const registrationsByNetwork = createNetworkLimiter('register-address', {
  points: 30,
  duration: 60 * minute,
});
