import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { processSingleton } from '../process/process-singleton.server.ts';

/** How many tries each key has, and in how many seconds. */
const limits = {
  'login-address': { points: 50, duration: 15 * 60 },
  'login-account': { points: 10, duration: 15 * 60 },
  'register-address': { points: 30, duration: 60 * 60 },
  'photo-account': { points: 200, duration: 60 * 60 },
} as const;

const limiter = (name: keyof typeof limits) =>
  processSingleton(`limit-${name}`, () => new RateLimiterMemory(limits[name]));

/** Counts one try. Throws AppError `too-many`, with the time to wait, when none is left. */
export async function countTry(name: keyof typeof limits, key: string): Promise<void> {
  try {
    await limiter(name).consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1000);
    throw new AppError('too-many', 'http.tooManyTries', {
      params: { count: Math.ceil(seconds / 60) },
      retryAfterSeconds: seconds,
    });
  }
}

/** Takes back the one try just counted, because it succeeded. */
export async function uncountTry(name: keyof typeof limits, key: string): Promise<void> {
  await limiter(name).reward(key);
}

/** Forgets all the tries of a key. */
export async function forgetTries(name: keyof typeof limits, key: string): Promise<void> {
  await limiter(name).delete(key);
}

/**
 * The address of whoever sent the request, as the process noted it down: an IPv4 address, or the
 * first half of an IPv6 one, because a single household is given all of the second half.
 */
export function clientAddress(request: Request): string {
  const address = (request.headers.get('X-Client-Address') ?? 'unknown').replace(/^::ffff:/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array<string>(missing).fill('0'), ...end].slice(0, 4).join(':');
}
