import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processSingleton } from '../lib/process/process-singleton.server.ts';

/** A request and its response, as Node has them. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether the client wants to use the connection again. */
  keepAlive: boolean;
  /** Settled when the rest of the body has been read, or the bounds for that are reached. */
  drained?: Promise<void>;
}

interface Exchanges {
  open: Map<IncomingMessage, Exchange>;
  current: AsyncLocalStorage<Exchange>;
  isStopping: boolean;
}

const exchanges = (): Exchanges =>
  processSingleton('exchanges', () => ({
    open: new Map(),
    current: new AsyncLocalStorage(),
    isStopping: false,
  }));

/**
 * Notes a request that has arrived, for the code that handles it. A response to a request with a
 * body closes the connection unless the gate has seen the whole body: what is left of one would
 * be taken for the next request.
 */
export function openExchange(request: IncomingMessage, response: ServerResponse): void {
  const { open, isStopping } = exchanges();
  const exchange: Exchange = { request, response, keepAlive: response.shouldKeepAlive };
  open.set(request, exchange);
  response.once('close', () => open.delete(request));
  if (isStopping || hasBody(request)) response.shouldKeepAlive = false;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Runs what answers a request, so that `drainBody` finds the request in there. One without a body needs
 * nothing: each such frame costs memory until V8 cleans the whole heap (record 41).
 */
export function duringExchange<Result>(request: IncomingMessage, run: () => Result): Result {
  const { open, current } = exchanges();
  const exchange = hasBody(request) ? open.get(request) : undefined;
  return exchange ? current.run(exchange, run) : run();
}

/** How many requests are not finished. */
export const openCount = (): number => exchanges().open.size;

/** From now on, every response closes its connection. */
export function closeConnections(): void {
  const all = exchanges();
  all.isStopping = true;
  for (const { response } of all.open.values()) response.shouldKeepAlive = false;
}

/** How much of a body that nobody wants is still read, and for how long. */
export interface Bounds {
  bytes: number;
  ms: number;
}

/**
 * Reads the rest of the present request's body, within bounds, and discards it: a browser shows a
 * response only once it has sent everything. If the body ends, the connection stays open.
 */
export async function drainBody(bounds: Bounds): Promise<void> {
  const exchange = exchanges().current.getStore();
  if (!exchange) return;
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
