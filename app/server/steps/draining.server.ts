import type { IncomingMessage, ServerResponse } from 'node:http';
import { PerOwner, processSingleton } from '../../lib/process/keep.server.ts';
import type { Step } from './step.ts';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The connection behind a request; missing where another server than ours runs the build. */
    connection?: Connection;
  }
}

/** What the gate can do with the connection that a request came on. */
export interface Connection {
  /**
   * Reads the rest of the request's body, within bounds, and discards it: a browser shows a response only
   * once it has sent everything. If the body ends, the connection stays open.
   */
  drain: (bounds: Bounds) => Promise<void>;
}

/** How much of an unwanted body to read, and for how long. */
export interface Bounds {
  bytes: number;
  ms: number;
}

/** A request and its response, as Node has them. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether the client wants to use the connection again. */
  keepAlive: boolean;
  /** Settled when the rest of the body has been read, or the bounds for that are reached. */
  drained?: Promise<void>;
}

/** One for the process, because the development server loads this module twice. */
const exchanges = () =>
  processSingleton('exchanges', () => ({
    open: new Set<Exchange>(),
    /** How many loaders and actions run. */
    running: 0,
    isStopping: false,
    /** Settled once requests that come now may be answered. */
    held: null as Promise<void> | null,
  }));

/** Whether the process was told to stop: it answers what comes, and should be sent nothing more. */
export const isStopping = (): boolean => exchanges().isStopping;

const connections = new PerOwner<IncomingMessage, Connection>('connection');

/**
 * Counts the requests that are not finished. A response to a request with a body closes the connection
 * unless the gate has seen the whole body: what is left of one would be taken for the next request.
 */
export const draining: Step = (request, response, next) => {
  const { open, isStopping, held } = exchanges();
  const exchange: Exchange = { request, response, keepAlive: response.shouldKeepAlive };
  open.add(exchange);
  response.once('close', () => open.delete(exchange));
  if (isStopping || hasBody(request)) response.shouldKeepAlive = false;
  if (hasBody(request)) connections.set(request, { drain: (bounds) => drain(exchange, bounds) });
  return held ? held.then(next) : next();
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The connection of a request, for the gate. */
export const connectionOf = (request: IncomingMessage): Connection =>
  connections.get(request) ?? bodiless;

const bodiless: Connection = { drain: () => Promise.resolve() };

/**
 * Counts a loader or an action that runs, because nobody else counts requests where another server runs the
 * build. Returns a function to call when it ends.
 */
export function beginWork(): () => void {
  const all = exchanges();
  all.running += 1;
  return () => {
    all.running -= 1;
  };
}

/** Whether a request is not finished. */
export const isBusy = (): boolean => exchanges().open.size + exchanges().running > 0;

/** From now on, every response closes its connection. */
export function closeConnections(): void {
  const all = exchanges();
  all.isStopping = true;
  for (const { response } of all.open) response.shouldKeepAlive = false;
}

/** Has requests wait that come from now on. Returns a function that lets them go on. */
export function holdRequests(): () => void {
  let release = () => {};
  exchanges().held = new Promise<void>((resolve) => (release = resolve));
  return () => {
    exchanges().held = null;
    release();
  };
}

async function drain(exchange: Exchange, bounds: Bounds): Promise<void> {
  const { request, response, keepAlive } = exchange;
  if (!request.complete) await (exchange.drained ??= discard(request, bounds));
  if (request.complete && !exchanges().isStopping) response.shouldKeepAlive = keepAlive;
}

function discard(request: IncomingMessage, { bytes, ms }: Bounds): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > bytes) return Promise.resolve();
  // Whoever was reading it has stopped.
  request.removeAllListeners('data');
  return new Promise((resolve) => {
    let left = bytes;
    const timer = setTimeout(stop, ms);
    function stop() {
      clearTimeout(timer);
      request.off('data', count).off('end', stop).off('close', stop);
      request.pause();
      resolve();
    }
    function count(chunk: Buffer) {
      left -= chunk.byteLength;
      if (left < 0) stop();
    }
    request.on('data', count).once('end', stop).once('close', stop);
    request.resume();
  });
}
