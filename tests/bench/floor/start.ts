/** The floor in a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Task } from './program.ts';

export interface Floor {
  origin: string;
  /** What it answers from now on. */
  give: (task: Task) => Promise<void>;
  /** The CPU time it has used since its start. */
  cpuMs: () => Promise<number>;
  stop: () => void;
}

export async function startFloor(databaseUrl: string): Promise<Floor> {
  const child = fork(join(import.meta.dirname, 'program.ts'), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    execArgv: [],
    serialization: 'advanced',
  });
  const [port] = (await once(child, 'message')) as [number];
  const tell = async (message: Task | 'cpu'): Promise<number> => {
    child.send(message);
    const [cpuMs] = (await once(child, 'message')) as [number];
    return cpuMs;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    give: async (task) => void (await tell(task)),
    cpuMs: () => tell('cpu'),
    stop: () => child.disconnect(),
  };
}
