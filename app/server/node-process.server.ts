import diagnostics from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Worker } from '../jobs/worker.server.ts';
import { database } from '../lib/db/database.server.ts';
import { env } from '../lib/env.server.ts';
import { logError } from '../lib/log.server.ts';

/** How long a stopping process waits for requests under way. */
const drainMs = 10_000;

/** The same for jobs. One that is not done by then is handed back. */
const jobDrainMs = 9_000;

/** How long it then has to close the database. */
const closeMs = 3_000;

let underWay = 0;

/**
 * Ties the process to the server: writes each request's client address down where a client
 * cannot, logs stray rejections instead of ending the process, and on SIGTERM or SIGINT lets
 * requests and jobs finish, then closes the database.
 */
export function guardProcess(worker: Worker): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    captureClientHeaders(request.headers, request.socket.remoteAddress ?? 'unknown');
    normalizeRequest(request);
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  process.on('unhandledRejection', (reason) => logError('unhandled rejection', reason));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void drain(worker));
  }
}

/**
 * Writes down, under names a client cannot set, what the gate needs to know of a request: the
 * address it came from, and its Origin. Origin itself goes, because Remix answers a foreign one
 * with a bare 500 before the gate can refuse it properly.
 */
export function captureClientHeaders(headers: IncomingHttpHeaders, connection: string): void {
  headers['x-client-address'] = clientAddress(headers, connection);
  headers['x-client-origin'] = headers.origin;
  delete headers.origin;
}

/** The methods Remix takes; any other it answers itself, with no word about what is allowed. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Makes a request that Express or Remix would stumble over, before the gate is reached, into one
 * that is answered like any other mistake: a target that is no path becomes one, a path that
 * cannot be decoded one that names nothing, a method Remix does not know OPTIONS with the real
 * one noted down under a name a client cannot set, a host that is none ours.
 */
function normalizeRequest(request: IncomingMessage): void {
  request.url = pathIn(request.url ?? '');
  delete request.headers['x-client-method'];
  if (request.method && !methods.has(request.method)) {
    request.headers['x-client-method'] = request.method;
    request.method = 'OPTIONS';
  }
  // Remix takes the port of its addresses from here, whatever it says and whoever sent it.
  delete request.headers['x-forwarded-host'];
  if (!isHost(request.headers.host ?? '')) request.headers.host = new URL(env().appUrl).host;
}

/** The path and query of a request's target, which may also be a whole address or an asterisk. */
function pathIn(target: string): string {
  if (!target.startsWith('/')) {
    const { pathname, search } = URL.parse(target) ?? { pathname: '', search: '' };
    return pathname.startsWith('/') ? pathname + search : `/${encodeURIComponent(target)}`;
  }
  const [path = '', ...query] = target.split('?');
  return isPlain(path) ? target : [path.replace(/%/g, '%25'), ...query].join('?');
}

/** Whether a path can be decoded, and has no slash in disguise, which Express takes for a folder's. */
function isPlain(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !/%(2f|5c)/i.test(path);
  } catch {
    return false;
  }
}

const isHost = (host: string): boolean =>
  /^[^\s/\\?#@]+$/.test(host) && URL.canParse(`http://${host}/`);

/** The address of the connection, or what the trusted proxies in front of us say of it. */
function clientAddress(headers: IncomingHttpHeaders, connection: string): string {
  const hops = env().trustedProxies;
  if (hops === 0) return connection;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-hops) ?? connection;
}

async function drain(worker: Worker): Promise<void> {
  setTimeout(() => {
    logError('stopping', 'a job or a transaction did not end in time');
    process.exit(1);
  }, drainMs + closeMs);
  try {
    await Promise.all([requestsEnded(), worker.stop(jobDrainMs)]);
    const { close } = await database();
    await close();
  } catch (error) {
    logError('stopping', error);
    process.exitCode = 1;
  }
  process.exit();
}

async function requestsEnded(): Promise<void> {
  const deadline = Date.now() + drainMs;
  while (underWay > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
