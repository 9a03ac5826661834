import { createRequire } from 'node:module';
import type Pino from 'pino';
import { logFormatSetting } from './env.server.ts';
import { processSingleton } from './process/keep.server.ts';

/** Logs an unexpected error: what it is and where it happened, never a body, cookie or password. */
export function logError(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  write('error', where, text);
}

/** Logs what works but is probably not what the operator wants. `setting` is what to change. */
export function logWarning(setting: string, text: string): void {
  write('warn', setting, text);
}

/** Logs a change that an operator may have to account for. It names people by id. */
export function logChange(what: string, text: string): void {
  write('info', what, text);
}

/** Logs a step of the process itself, such as its start and its end. */
export function logStep(what: string, text: string): void {
  write('info', what, text);
}

/** A request that was answered, or given up by its client. */
export interface RequestRecord {
  /** Names the request in the log, and in the header X-Request-Id of its answer. */
  id: string;
  method: string;
  /** The pattern of the route that answers, never what stood in the address: that can be a secret. */
  route: string;
  /** What the log may show of the query, with its question mark. */
  query: string;
  /** Null for a request that got no answer, as is `ms`. */
  status: number | null;
  bytes: number | null;
  ms: number | null;
  /** The id of the person who asked, if somebody was logged in. */
  actor: string | undefined;
}

/** Logs a request. */
export function logRequest(request: RequestRecord): void {
  const json = jsonLog();
  if (json) return json.info({ about: 'request', ...request });
  const { method, route, query, status, bytes, ms } = request;
  const took = ms === null ? '-' : ms.toFixed(3);
  const text = `${method} ${route}${query} ${status ?? '-'} ${bytes ?? '-'} - ${took} ms`;
  const lines = waiting();
  lines.push(line('request', text));
  // The lines of one turn of the event loop together, because each write stops the process for a while.
  if (lines.length === 1) setImmediate(() => writeAll(lines));
}

/** Writes lines as JSON, where the operator asked for that; its library is loaded only then. Null for text. */
const jsonLog = (): Pino.Logger | null =>
  processSingleton('json log', () => {
    if (logFormatSetting() !== 'json') return null;
    const { pino } = createRequire(import.meta.url)('pino') as typeof Pino;
    const destination = pino.destination({ dest: 1, sync: false });
    process.on('exit', () => destination.flushSync());
    return pino(
      {
        base: undefined,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        formatters: { level: (level) => ({ level }) },
      },
      destination,
    );
  });

const onConsole = { error: 'error', warn: 'warn', info: 'log' } as const;

function write(level: keyof typeof onConsole, about: string, text: string): void {
  const json = jsonLog();
  if (json) json[level]({ about }, text);
  else console[onConsole[level]](line(about, text));
}

/** Every line of the log: when (UTC), what it is about, and what happened. */
const line = (about: string, text: string): string =>
  `${new Date().toISOString()} [${about}] ${text}`;

/** Lines that wait for the end of the turn. What is left when the process ends is written then. */
const waiting = () =>
  processSingleton('request lines', () => {
    const lines: string[] = [];
    process.on('exit', () => writeAll(lines));
    return lines;
  });

function writeAll(lines: string[]): void {
  if (lines.length > 0) console.log(lines.splice(0).join('\n'));
}
