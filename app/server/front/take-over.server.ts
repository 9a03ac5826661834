import diagnostics from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { notePublicChange, watchPublicChanges } from '#app/lib/db/public-changes.server.ts';
import { env } from '#app/lib/env.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { duringExchange } from '../exchanges.server.ts';
import { requestOf } from './node-request.server.ts';
import type { PageCache } from './page-cache/page-cache.server.ts';
import { publicFiles } from './public-files.server.ts';
import { logRequest } from './request-line.server.ts';
import { send, sendKept } from './send.server.ts';

type Listener = (received: IncomingMessage, response: ServerResponse) => void;

interface Front {
  answer: (request: Request) => Promise<Response>;
  cache: PageCache;
}

/**
 * Puts us in front of the Express server that remix-serve starts, which is left with the files of
 * `public/`: on its way to a page it looks for files, streams and compresses in pieces, and that costs
 * as much as a page without data (docs/performance.md).
 */
export function takeOver(front: Front): void {
  const isFile = publicFiles();
  diagnostics.subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { server } = message as { server: unknown };
    if (!(server instanceof Server) || !isOurs(server)) return;
    void watchPublicChanges();
    const express = server.listeners('request') as Listener[];
    const own = frontListener(front);
    server.removeAllListeners('request');
    server.on('request', (received, response) => {
      if (isFile(pathOf(received))) for (const listener of express) listener(received, response);
      else own(received, response);
    });
  });
}

/** Whether a server is the one that remix-serve starts. */
function isOurs(server: Server): boolean {
  const address = server.address();
  return typeof address === 'object' && address?.port === env().port;
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? url;

/** Answers requests from what is kept, or as `answer` does. */
export const frontListener =
  (front: Front): Listener =>
  (received, response) =>
    void respond(front, received, response);

async function respond(
  front: Front,
  received: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  logRequest(received, response);
  try {
    await respondFrom(front, received, response);
  } catch (error) {
    // Whoever went away before the end gets nothing, and that is no error.
    if (response.destroyed) return;
    logError('answering', error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
  }
}

async function respondFrom(
  { answer, cache }: Front,
  received: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await cache.find(received);
  if (found && 'kept' in found) return sendKept(received, response, found.kept);
  const made =
    found?.made ?? (await duringExchange(received, () => answer(requestOf(received, response))));
  // Whoever wrote something sees it on the next page, also without the database's announcement.
  if (received.method !== 'GET' && received.method !== 'HEAD') notePublicChange();
  await send(received, response, made);
}
