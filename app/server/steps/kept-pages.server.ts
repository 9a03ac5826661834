import type { ServerResponse } from 'node:http';
import { sendResponse } from '@remix-run/node-fetch-server';
import { isFresh } from '#app/lib/http/etag.server.ts';
import { renew, type KeptResponse } from '../page-cache/kept-response.server.ts';
import { pageCache } from '../page-cache/page-cache.server.ts';
import type { Site } from '../site.ts';
import type { Step } from './step.ts';

/** Answers visitors from the pages that are kept for all of them. */
export function keptPages(site: Site): Step {
  const cache = pageCache(site);
  return async (received, response, next) => {
    if (received.method !== 'GET' && received.method !== 'HEAD') return next();
    const found = await cache.find(received);
    if (!found) return next();
    if ('made' in found) return sendResponse(response, found.made);
    const { kept } = found;
    const isKnown = kept.etag !== null && isFresh(received.headers, kept.etag);
    sendKept(response, kept, { isKnown, hasBody: !isKnown && received.method !== 'HEAD' });
  };
}

/** Sends a kept page, or only says that the client has it already. */
function sendKept(
  response: ServerResponse,
  kept: KeptResponse,
  { isKnown, hasBody }: { isKnown: boolean; hasBody: boolean },
): void {
  const { headers, parts } = renew(kept);
  for (const [name, value] of headers) {
    // The copy that the client has goes on with its own nonce.
    if (!isKnown || name !== 'content-security-policy') response.setHeader(name, value);
  }
  if (isKnown) response.statusCode = 304;
  if (!hasBody) {
    response.end();
    return;
  }
  const body = Buffer.concat(parts);
  response.setHeader('Content-Length', body.byteLength);
  response.end(body);
}
