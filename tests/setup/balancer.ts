import { Agent, createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Stands before the processes of a site, as Caddy or nginx does. */
interface Balancer {
  origin: string;
  close: () => void;
}

interface Target {
  origin: string;
  /** Whether it was ready at the last look. */
  isReady: boolean;
}

const lookEveryMs = 250;

/**
 * A balancer before processes at these origins, at least one of which is ready. Each request goes to the next one that
 * is; where that takes no connection, to another. When one breaks off, so does the client's connection: nobody knows
 * whether the request was handled.
 */
export async function startBalancer(origins: string[]): Promise<Balancer> {
  const targets = origins.map((origin): Target => ({ origin, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const look = async (target: Target): Promise<void> => {
    const answer = await fetch(`${target.origin}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    target.isReady = answer?.ok ?? false;
  };
  const looking = setInterval(() => targets.forEach((target) => void look(target)), lookEveryMs);

  const server = createServer(async (received, response) => {
    const body = await buffer(received).catch(() => null);
    if (body === null) return;
    const pass = (tried: Target[]): void => {
      turn += 1;
      const others = targets.filter((target) => !tried.includes(target));
      const ready = others.filter(({ isReady }) => isReady);
      const left = ready.length > 0 ? ready : others;
      const target = left[turn % left.length];
      if (!target) return void response.writeHead(503).end();
      const { method = 'GET', url = '/', headers } = received;
      const sent = request(
        target.origin + url,
        { agent, method, headers: own(headers) },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, own(answer.headers));
          answer.pipe(response);
          answer.once('error', () => response.destroy());
        },
      );
      sent.once('error', (error) => {
        if (!('code' in error && error.code === 'ECONNREFUSED')) return response.destroy();
        target.isReady = false;
        pass([...tried, target]);
      });
      sent.end(body);
    };
    pass([]);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** What is about one connection is not passed on. */
const own = ({
  connection: _,
  'keep-alive': __,
  'transfer-encoding': ___,
  ...rest
}: IncomingHttpHeaders): IncomingHttpHeaders => rest;
