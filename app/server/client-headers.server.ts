import type { IncomingHttpHeaders } from 'node:http';
import { env } from '../lib/env.server.ts';

/**
 * Saves what the gate needs to know of a request under header names that a client cannot set: the
 * address it came from, and its Origin. Origin itself is removed, because Remix answers a foreign
 * one with a bare 500 before the gate can refuse it properly.
 */
export function captureClientHeaders(headers: IncomingHttpHeaders, connection: string): void {
  headers['x-client-address'] = clientAddress(headers, connection);
  headers['x-client-origin'] = headers.origin;
  delete headers.origin;
}

/** The address of the connection, or the one that the trusted proxies in front of us report. */
function clientAddress(headers: IncomingHttpHeaders, connection: string): string {
  const hops = env().trustedProxies;
  if (hops === 0) return connection;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-hops) ?? connection;
}
