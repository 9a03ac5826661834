import { createCookie, type Cookie, type CookieOptions } from '@remix-run/node';
import { env } from '../env.server.ts';
import { processSingleton } from '../process/keep.server.ts';

/**
 * A cookie of our own: for the whole site, hidden from scripts, not sent with other sites' forms.
 * Over https it is Secure, and its name binds it to this host.
 */
export function ownCookie(name: string, options: CookieOptions): Cookie {
  return processSingleton(`cookie-${name}`, () =>
    createCookie(ownCookieName(name), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecure(),
      ...options,
    }),
  );
}

/** What a cookie of our own is called. */
export const ownCookieName = (name: string): string => (isSecure() ? `__Host-${name}` : name);

const isSecure = (): boolean => env().appUrl.startsWith('https:');
