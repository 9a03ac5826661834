import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { env } from '../../lib/env.server.ts';
import { AppError } from '../../lib/errors.ts';
import { logWarning } from '../../lib/log.server.ts';
import { processSingleton } from '../../lib/process/keep.server.ts';
import type { Step } from './step.ts';

/** Notes where a request comes from, for the gate. */
export const clientAddress: Step = ({ headers, socket }, _response, next) => {
  captureClientHeaders(headers, socket.remoteAddress ?? 'unknown');
  return next();
};

/**
 * Saves what the gate needs to know of a request under header names that a client cannot set: the
 * address it came from, and its Origin. Origin itself is removed, because Remix answers a foreign
 * one with a bare 500 before the gate can refuse it properly.
 */
export function captureClientHeaders(headers: IncomingHttpHeaders, connection: string): void {
  headers['x-client-address'] = addressOf(headers, connection);
  headers['x-client-origin'] = headers.origin;
  delete headers.origin;
}

/** The address of the connection, or the one that the trusted proxies in front of us report. */
function addressOf(headers: IncomingHttpHeaders, connection: string): string {
  const hops = env().trustedProxies;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => withoutPort(part.trim()))
    .filter(Boolean);
  if (hops > 0) return forwarded.at(-hops) ?? connection;
  if (forwarded.length > 0) warnOfProxy(connection);
  return connection;
}

/**
 * An address without the port that some proxies write after it, because each connection of a client has another
 * one: `203.0.113.7:51234`, `[2001:db8::1]:51234`, also `[2001:db8::1]`. Anything else stays as it is.
 */
function withoutPort(part: string): string {
  const [, address = ''] = /^\[([^\]]+)\](?::\d+)?$/.exec(part) ?? /^([^:]+):\d+$/.exec(part) ?? [];
  return isIP(address) > 0 ? address : part;
}

/** Says once that a proxy seems to be in front of us that the settings do not know of. */
const warnOfProxy = (connection: string): void =>
  processSingleton('proxy-warning', () =>
    logWarning(
      'TRUSTED_PROXIES',
      `A request from ${connection} came with X-Forwarded-For, but the setting is 0. If that is your proxy, set it to the number of proxies in front of this server: until then everyone behind it counts as one address, and shares the limits on logging in and registering.`,
    ),
  );

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * A request whose `X-Client-…` headers can be trusted. Our server's steps have set them; where another
 * server runs the build, as plain remix-serve does, a client may have sent them, and they are made here.
 */
export function prepared(args: Args): Args {
  if (args.context.connection) return args;
  const sent: Record<string, string | undefined> = Object.fromEntries(args.request.headers);
  delete sent['x-client-method'];
  captureClientHeaders(sent, 'unknown');
  const headers = new Headers(
    Object.entries(sent).filter((header): header is [string, string] => header[1] !== undefined),
  );
  return { ...args, request: new Request(args.request, { headers }) };
}

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
  if (own) return;
  // So older browsers send a form of ours too, where a proxy has set Referrer-Policy: no-referrer.
  const isHidden = site === null && origin === 'null';
  throw new AppError('forbidden', isHidden ? 'http.hiddenOrigin' : 'http.foreignOrigin');
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
