import type { AddressInfo } from 'node:net';
import { siteServer } from '#app/server/http.ts';
import type { TestApp } from './app.ts';

export interface FrontServer {
  port: number;
  close: () => void;
}

/**
 * Answers on a port of its own as the server does: from the page cache, or through the app, but for built
 * files. Nothing is kept before the test watches public changes.
 */
export async function startFront(app: TestApp): Promise<FrontServer> {
  const server = siteServer(app.site(), (_request, _response, next) => next());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
