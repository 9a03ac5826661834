/** How long the server takes from its start to its first answer. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, serve } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import type { BenchDatabase } from './database.ts';

export interface Start {
  name: string;
  ms: number;
}

const tries = 3;

/** The middle one of three starts of `npm run serve` on a database that is there, and a first embedded one. */
export async function measureStarts({ env, url }: BenchDatabase): Promise<Start[]> {
  const times: number[] = [];
  for (let at = 0; at < tries; at += 1) times.push(await startOnce(env));
  times.sort((one, other) => one - other);
  const ms = times[Math.floor(tries / 2)] ?? 0;
  if (url) return [{ name: 'PostgreSQL', ms }];
  const first = await startOnce({ ...env, DATA_DIR: temporaryFolder() });
  return [
    { name: 'embedded', ms },
    { name: 'embedded, the first in a folder', ms: first },
  ];
}

async function startOnce(env: Record<string, string>): Promise<number> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, serve, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  while (child.exitCode === null) {
    const reached = await fetch(`http://127.0.0.1:${port}/login`).catch(() => null);
    if (reached?.ok) break;
    await wait(5);
  }
  const ms = performance.now() - begin;
  if (child.exitCode !== null) throw new Error('The server ended.');
  child.kill('SIGTERM');
  await once(child, 'exit');
  return ms;
}
