import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutSecret } from '#app/lib/http/secret-address.ts';

/**
 * Writes a line of the log when a response has been sent or given up, in the form that remix-serve
 * writes for files (`cli/serve.ts`).
 */
export function logRequest(received: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const address = withoutSecret(received.url ?? '');
  const { method } = received;
  response.once('close', () => {
    const time = new Date().toISOString();
    const status = response.headersSent ? response.statusCode : '-';
    const length = response.getHeader('Content-Length') ?? '-';
    const ms = response.headersSent ? (performance.now() - started).toFixed(3) : '-';
    write(`${time} [request] ${method} ${address} ${status} ${String(length)} - ${ms} ms`);
  });
}

const waiting: string[] = [];

/** Writes the lines of one turn of the event loop together, because each write stops the process for a while. */
function write(line: string): void {
  waiting.push(line);
  if (waiting.length === 1) setImmediate(writeWaiting);
}

function writeWaiting(): void {
  if (waiting.length > 0) console.log(waiting.splice(0).join('\n'));
}

process.on('exit', writeWaiting);
