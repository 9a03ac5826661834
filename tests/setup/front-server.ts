import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captureClientHeaders } from '#app/server/client-headers.server.ts';
import { pageCache } from '#app/server/front/page-cache/page-cache.server.ts';
import { frontListener } from '#app/server/front/take-over.server.ts';
import type { TestApp } from './app.ts';

export interface FrontServer {
  port: number;
  close: () => void;
}

/**
 * Answers on a port of its own as the server does: from the page cache, or through the app. Nothing is
 * kept before the test watches public changes.
 */
export async function startFront(app: TestApp): Promise<FrontServer> {
  const { answer } = app.origin();
  const listener = frontListener({ answer, cache: pageCache(app.origin()) });
  const server = createServer((received, response) => {
    captureClientHeaders(received.headers, '127.0.0.1');
    listener(received, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
