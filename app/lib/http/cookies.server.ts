import { createCookie, type Cookie, type CookieOptions } from '@remix-run/node';
import { env } from '../env.server.ts';
import { processSingleton } from '../process/process-singleton.server.ts';

/**
 * A cookie of ours: for the whole site, out of reach of scripts, not sent along by other sites'
 * forms, and over https Secure and bound to this very host by its name.
 */
export function ownCookie(name: string, options: CookieOptions): Cookie {
  return processSingleton(`cookie-${name}`, () => {
    const secure = env().appUrl.startsWith('https:');
    return createCookie(secure ? `__Host-${name}` : name, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      ...options,
    });
  });
}
