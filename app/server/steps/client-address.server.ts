import type { IncomingHttpHeaders } from 'node:http';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { env } from '../../lib/env.server.ts';
import { logWarning } from '../../lib/log.server.ts';
import { processSingleton } from '../../lib/process/process-singleton.server.ts';
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
    .map((part) => part.trim())
    .filter(Boolean);
  if (hops > 0) return forwarded.at(-hops) ?? connection;
  if (forwarded.length > 0) warnOfProxy(connection);
  return connection;
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
