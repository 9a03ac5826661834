import {
  createLimiter,
  createNetworkLimiter,
  createSlowdown,
} from '#app/lib/http/rate-limit.server.ts';

const minute = 60;

export const loginsByNetwork = createNetworkLimiter('login-address', {
  points: { by64: 50, by56: 75, by48: 100 },
  duration: 15 * minute,
});
/**
 * By account and network, so that nobody can lock somebody else out from elsewhere. For the account as
 * a whole, a wrong guess only slows the next one down.
 */
export const loginsByAccountAndNetwork = createNetworkLimiter('login-account-address', {
  points: { by64: 10, by56: 12, by48: 15 },
  duration: 15 * minute,
});
export const loginSlowdown = createSlowdown('login-account', {
  free: 8,
  firstMs: 100,
  mostMs: 4000,
  duration: 15 * minute,
  mostInLine: 10,
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
