import diagnostics from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { logError } from '#app/lib/log.server.ts';
import { requestOf } from './node-request.server.ts';
import { publicFiles } from './public-files.server.ts';
import { logRequest } from './request-line.server.ts';
import { send } from './send.server.ts';

type Listener = (received: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts `answer` in front of the Express server that remix-serve starts, which is left with the files
 * of `public/`: on its way to a page it looks for files, streams and compresses in pieces, and that costs
 * as much as a page without data (docs/performance.md).
 */
export function takeOver(answer: (request: Request) => Promise<Response>): void {
  const isFile = publicFiles();
  diagnostics.subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { server } = message as { server: unknown };
    if (!(server instanceof Server)) return;
    const express = server.listeners('request') as Listener[];
    server.removeAllListeners('request');
    server.on('request', (received, response) => {
      if (isFile(pathOf(received))) for (const listener of express) listener(received, response);
      else void respond(received, response, answer);
    });
  });
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? url;

async function respond(
  received: IncomingMessage,
  response: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  logRequest(received, response);
  try {
    await send(received, response, await answer(requestOf(received, response)));
  } catch (error) {
    // Whoever went away before the end gets nothing, and that is no error.
    if (response.destroyed) return;
    logError('answering', error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
  }
}
