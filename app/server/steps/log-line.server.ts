import type { ServerResponse } from 'node:http';
import { PerOwner, processSingleton } from '#app/lib/process/keep.server.ts';
import type { Step } from './step.ts';

/**
 * The parameters of a query that the log may show: they say which part of a list somebody looks at, and hold
 * neither words that were typed nor a secret.
 */
const shownParameters = new Set([
  'tab',
  'page',
  'sort',
  'kind',
  'state',
  'lang',
  'limit',
  'offset',
]);

/** What the value of one of these can look like. */
const plainValue = /^[\w-]{1,20}$/;

/** Built files, whose names the log shows. */
const fileNames = new PerOwner<ServerResponse, string>('file name');

/** Notes the built file that answers a request. */
export const noteFile = (response: ServerResponse, path: string | undefined): void => {
  fileNames.set(response, path);
};

/**
 * Writes a line of the log when a response has been sent or given up. It names the pattern of the route that
 * answers, never what stood in the address: that can be a secret, in any spelling.
 */
export const logLine =
  (patternOf: (pathname: string) => string): Step =>
  (received, response, next) => {
    const started = performance.now();
    const { method } = received;
    response.once('close', () => {
      const [pathname = '', query = ''] = splitAt('?', received.url ?? '');
      const address = (fileNames.get(response) ?? patternOf(routable(pathname))) + shown(query);
      const time = new Date().toISOString();
      const status = response.headersSent ? response.statusCode : '-';
      const length = response.getHeader('Content-Length') ?? '-';
      const ms = response.headersSent ? (performance.now() - started).toFixed(3) : '-';
      write(`${time} [request] ${method} ${address} ${status} ${String(length)} - ${ms} ms`);
    });
    return next();
  };

/** A path as the router gets it, where `/./` and the like are gone. */
const routable = (pathname: string): string =>
  URL.parse(pathname.replace(/^\/+/, '/'), 'http://own.invalid')?.pathname ?? '/';

function splitAt(sign: string, text: string): [string, string] {
  const [head = '', ...tail] = text.split(sign);
  return [head, tail.join(sign)];
}

/** The part of a query that the log shows. */
function shown(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) => shownParameters.has(name) && plainValue.test(value),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}

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
