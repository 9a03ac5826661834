import { withoutSecret } from '#app/lib/http/addresses.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import type { Step } from './step.ts';

/** Writes a line of the log when a response has been sent or given up. */
export const logLine: Step = (received, response, next) => {
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
  return next();
};

/** Lines that wait for the end of the turn. What is left when the process ends is written then. */
const waiting = () =>
  processSingleton('request lines', () => {
    const lines: string[] = [];
    process.on('exit', () => writeAll(lines));
    return lines;
  });

/** Writes the lines of one turn of the event loop together, because each write stops the process for a while. */
function write(line: string): void {
  const lines = waiting();
  lines.push(line);
  if (lines.length === 1) setImmediate(() => writeAll(lines));
}

function writeAll(lines: string[]): void {
  if (lines.length > 0) console.log(lines.splice(0).join('\n'));
}
