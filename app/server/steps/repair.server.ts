import { env } from '../../lib/env.server.ts';
import type { Step } from './step.ts';

/** The methods Remix handles. It answers any other itself, without saying what is allowed. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Repairs a request that Remix could not handle, so that the gate can refuse it like any
 * other: a target that is no path becomes one, a path that cannot be decoded becomes one that names
 * nothing, an unknown method becomes OPTIONS with the real one under a header that a client cannot
 * set, and a malformed host becomes ours.
 */
export const repair: Step = (request, _response, next) => {
  request.url = pathIn(request.url ?? '');
  delete request.headers['x-client-method'];
  if (request.method && !methods.has(request.method)) {
    request.headers['x-client-method'] = request.method;
    request.method = 'OPTIONS';
  }
  // Remix would take the port of its addresses from this header, whoever sent it.
  delete request.headers['x-forwarded-host'];
  if (!isHost(request.headers.host ?? '')) request.headers.host = new URL(env().appUrl).host;
  return next();
};

/** The path and query of a request's target, which may also be a whole address or an asterisk. */
function pathIn(target: string): string {
  if (!target.startsWith('/')) {
    const { pathname, search } = URL.parse(target) ?? { pathname: '', search: '' };
    return pathname.startsWith('/') ? pathname + search : `/${encodeURIComponent(target)}`;
  }
  const [path = '', ...query] = target.split('?');
  return isDecodable(path) ? target : [path.replace(/%/g, '%25'), ...query].join('?');
}

/** Whether a path can be decoded and has no encoded slash, which could be read as a folder. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !/%(2f|5c)/i.test(path);
  } catch {
    return false;
  }
}

const isHost = (host: string): boolean =>
  /^[^\s/\\?#@]+$/.test(host) && URL.canParse(`http://${host}/`);
