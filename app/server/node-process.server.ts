import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Worker } from '../jobs/worker.server.ts';
import { logError } from '../lib/log.server.ts';
import { captureClientHeaders } from './client-headers.server.ts';
import { openExchange } from './exchanges.server.ts';
import { normalizeRequest } from './normalize-request.server.ts';
import { shutDown } from './shutdown.server.ts';

/**
 * Ties the process to the server: prepares each request before Express reads it, logs stray
 * rejections instead of ending the process, and shuts down on SIGTERM or SIGINT.
 */
export function guardProcess(worker: Worker): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    captureClientHeaders(request.headers, request.socket.remoteAddress ?? 'unknown');
    normalizeRequest(request);
    openExchange(request, response);
  });
  process.on('unhandledRejection', (reason) => logError('unhandled rejection', reason));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(worker, signal));
  }
}
