import { env } from '../../lib/env.server.ts';
import { AppError } from '../../lib/errors.ts';

/**
 * Throws AppError `forbidden` for an unsafe request that another site's page sent. Browsers name
 * the sender in Sec-Fetch-Site, older ones in Origin (captured by client-headers). A request with
 * neither does not come from a page, so it cannot carry another person's cookies. Only the address that
 * stops letters takes posts from anywhere.
 */
export function requireOwnOrigin(request: Request): void {
  if (isOneClick(request)) return;
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('X-Client-Origin');
  const own =
    site !== null
      ? site === 'same-origin' || site === 'none'
      : origin === null || isOwnOrigin(origin, request);
  if (!own) throw new AppError('forbidden', 'http.foreignOrigin');
}

/**
 * The one exception: mail programs stop letters by posting to the address in List-Unsubscribe (RFC 8058),
 * some of them from a page of their own. What it does is in the signed address alone, and no cookie counts.
 */
const isOneClick = ({ method, url }: Request): boolean =>
  method === 'POST' &&
  /^\/unsubscribe\/[\da-f-]{36}\.[A-Z_]+\.[\w-]{32}$/.test(new URL(url).pathname);

function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(env().appUrl);
  const { host, protocol } = new URL(origin);
  const secureEnough = protocol === 'https:' || own.protocol === 'http:';
  return secureEnough && (host === request.headers.get('Host') || host === own.host);
}
