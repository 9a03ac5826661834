import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchPublicChanges } from '#app/lib/db/public-changes.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { startFront, type FrontServer } from '#tests/setup/front-server.ts';

const app = testApp();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let front: FrontServer;
let stopWatching: () => Promise<void>;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  front = await startFront(app);
  stopWatching = await watchPublicChanges();
});
afterAll(async () => {
  agent.destroy();
  await stopWatching();
  front.close();
});

interface Answered {
  status: number;
  connection: string | undefined;
}

function send(method: string, path: string, body?: string): Promise<Answered> {
  const { port } = front;
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, method, path }, (response) => {
      response.resume();
      const { statusCode = 0, headers } = response;
      response.on('end', () => resolve({ status: statusCode, connection: headers.connection }));
    });
    sent.once('error', reject);
    if (body) sent.setHeader('Content-Type', 'application/json');
    if (body) sent.setHeader('Content-Length', body.length);
    sent.end(body);
  });
}

describe('a connection with a body that nobody wants', () => {
  it('stays open once the rest of the body has been read', async () => {
    const refused = await send('POST', '/api/auth/login', 'x'.repeat(300_000));
    expect(refused).toEqual({ status: 413, connection: 'keep-alive' });
    expect(await send('GET', '/api/docs')).toEqual({ status: 200, connection: 'keep-alive' });
  });

  it('closes where nothing reads it: what is left would be the next request', async () => {
    await send('GET', '/api/docs');
    // This page is kept, so no handler runs.
    expect(await send('GET', '/api/docs', '{}')).toEqual({ status: 200, connection: 'close' });
    expect(await send('GET', '/api/docs')).toEqual({ status: 200, connection: 'keep-alive' });
  });
});
