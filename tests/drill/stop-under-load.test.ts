import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
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

it('a SIGTERM under load breaks off no connection', async () => {
  const env = { DATA_DIR: usedFolder(), DEMO: '0', APP_URL: 'http://localhost:3000' };
  const server = await startServer({
    ...env,
    SESSION_SECRET: 'a secret that only the tests know, long enough',
  });
  const people = 48;
  const loaded = load(server, people);
  await sleep(2000);
  const code = await server.stop();
  const { answered, failures } = await loaded;
  console.log(`[stop under load] ${answered} answered, ${failures.length} broken off`);
  expect(code).toBe(0);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(people);
});
