import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { inDrill, isFullDrill, recordDrill } from '#tests/setup/drills.ts';
import { killLeftovers, startServer, usedFolder, type Running } from '#tests/setup/spawn.ts';

afterEach(killLeftovers);

type Outcome = 'answered' | 'refused' | 'broken off';

/** One request; `refused` is for a server that takes no more connections, of which nothing is lost. */
function ask(origin: string, agent: Agent, failures: string[]): Promise<Outcome> {
  return new Promise((done) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return done('refused');
      failures.push(error.message);
      done('broken off');
    };
    const sent = request(`${origin}/api/communities`, { agent }, (response) => {
      response.once('error', failed).once('end', () => done('answered'));
      response.resume();
    });
    sent.once('error', failed).end();
  });
}

/** Asks over connections that are used again, with pauses of all lengths, until the server takes no more. */
async function load(server: Running, people: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const failures: string[] = [];
  let answered = 0;
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (;;) {
        const outcome = await ask(server.origin, agent, failures);
        if (outcome === 'refused') return;
        if (outcome === 'answered') answered += 1;
        await sleep((person * 37) % 400);
      }
    }),
  );
  agent.destroy();
  return { answered, failures };
}

/** A client that begins a request and sends no more of it, and one that asks and reads no answer. */
function stuckClients(port: number): Socket[] {
  const begin = 'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nemail=';
  const asks = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
  return [begin, begin, asks, asks, ''].map((sent) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    // The server ends them; that is what they are for.
    return socket.pause().on('error', () => socket.destroy());
  });
}

const stops = inDrill(2, 20);

it('a SIGTERM under load breaks off no request, also with clients that are stuck', async () => {
  const env = {
    ...{ DATA_DIR: usedFolder(), DEMO: '0', APP_URL: 'http://localhost:3000' },
    SESSION_SECRET: 'a secret that only the tests know, long enough',
  };
  const people = 48;
  const all = { answered: 0, failures: [] as string[] };
  let longest = 0;
  for (let stop = 0; stop < stops; stop++) {
    const server = await startServer(env);
    const isStuck = stop % 2 === 1;
    const stuck = isStuck ? stuckClients(Number(new URL(server.origin).port)) : [];
    const loaded = load(server, people);
    await sleep(2000);
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    longest = Math.max(longest, performance.now() - began);
    for (const socket of stuck) socket.destroy();
    const { answered, failures } = await loaded;
    expect(answered).toBeGreaterThan(people);
    all.answered += answered;
    all.failures.push(...failures);
  }
  recordDrill('SIGTERM under load, every second time with stuck clients', {
    stops,
    answered: all.answered,
    'broken off': all.failures.length,
    'longest end (s)': (longest / 1000).toFixed(1),
  });
  expect(all.failures).toEqual([]);
  if (isFullDrill) expect(longest).toBeLessThan(15_000);
});
