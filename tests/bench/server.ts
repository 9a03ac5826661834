/** Starts the server in a process of its own, and asks it what it has done. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { flags, variables } from '#app/cli/node-flags.ts';
import { freePort, serve } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import type { Counts, Question } from './counting.ts';

export interface CountedServer {
  origin: string;
  ask: (question: Question) => Promise<Counts>;
  stop: () => Promise<void>;
}

/** How long a first start may take: the embedded database is made, and the demo city with it. */
const patienceMs = 120_000;

/** `counting.ts` in JavaScript: reading TypeScript would take memory that the server does not need. */
const counting = join(import.meta.dirname, '../.output/counting.js');

/** Starts the server and waits until it answers. Its log lines go into a file, as under a supervisor. */
export async function startCounted(env: Record<string, string>): Promise<CountedServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(temporaryFolder(), 'server.log');
  const log = openSync(logFile, 'w');
  const source = readFileSync(join(import.meta.dirname, 'counting.ts'), 'utf8');
  mkdirSync(dirname(counting), { recursive: true });
  writeFileSync(counting, stripTypeScriptTypes(source));
  const child = fork(serve.at(-1) ?? '', {
    // With them set already, the program does not begin anew, which would end the channel of `fork`.
    execArgv: [...flags, '--import', pathToFileURL(counting).href],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ...variables,
      ...env,
      APP_URL: origin,
      PORT: String(port),
    },
    stdio: ['ignore', log, log, 'ipc'],
    // Keeps the dates and bytes among the values of statements.
    serialization: 'advanced',
  });
  const output = () => readFileSync(logFile, 'utf8').slice(0, 5_000);
  await untilItAnswers(child, origin, output);
  return {
    origin,
    async ask(question) {
      child.send(question);
      const [counts] = (await once(child, 'message')) as [Counts];
      return counts;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilItAnswers(
  child: ChildProcess,
  origin: string,
  output: () => string,
): Promise<void> {
  const giveUp = performance.now() + patienceMs;
  while (performance.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    const reached = await fetch(`${origin}/api/communities`).catch(() => null);
    if (reached?.ok) return;
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The server does not answer: ${output()}`);
}

/** The counts once the requests are answered that a load has left behind. */
export async function settled(server: CountedServer): Promise<Counts> {
  await wait(200);
  return server.ask('counts');
}

/** What one request cost, on average; the statements of an embedded database are not counted. */
export function costBetween(
  before: Counts,
  after: Counts,
): { statements: number | null; cpuMs: number } {
  const requests = after.requests - before.requests;
  return {
    statements: after.sent > 0 ? (after.sent - before.sent) / requests : null,
    cpuMs: (after.cpuMs - before.cpuMs) / requests,
  };
}
