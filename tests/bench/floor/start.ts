/** The floor in a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Task } from './program.ts';

export interface Floor {
  origin: string;
  /** What it answers from now on. */
  give: (task: Task) => Promise<void>;
  stop: () => void;
}

export async function startFloor(databaseUrl: string): Promise<Floor> {
  const child = fork(join(import.meta.dirname, 'program.ts'), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    execArgv: [],
    serialization: 'advanced',
  });
  const [port] = (await once(child, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    async give(task) {
      child.send(task);
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
}
