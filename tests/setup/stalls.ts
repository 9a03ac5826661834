import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve, startServer, type Running } from './spawn.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The longest stall of an event loop, in milliseconds. */
export interface Stall {
  /** For how long it stood still, on this machine. */
  still: number;
  /** For how long the server itself worked on one thing. */
  worked: number;
}

/** A server whose event loop is watched from inside. */
export interface WatchedServer extends Running {
  /** The longest stall since this was asked last. */
  longestStall: () => Promise<Stall>;
}

/** Starts the real server with a watch on its event loop. */
export async function startWatchedServer(env: Record<string, string>): Promise<WatchedServer> {
  const file = join(temporaryFolder(), 'stall');
  const probe = resolve('tests/setup/stall-probe.ts');
  const server = await startServer({ ...env, STALL_FILE: file }, ['--import', probe, ...serve]);
  const longestStall = async () => {
    rmSync(file, { force: true });
    server.child.kill('SIGUSR2');
    while (!existsSync(file)) await new Promise((done) => setTimeout(done, 2));
    return JSON.parse(readFileSync(file, 'utf8')) as Stall;
  };
  // What its start took is nobody's request.
  await longestStall();
  return { ...server, longestStall };
}
