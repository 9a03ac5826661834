/**
 * Loaded into the real server before it starts. From SIGUSR2 on, no slot that is taken from a pool
 * comes back, as with a leak, and a wait of 30 s takes one.
 */
import { Pool, type PoolClient } from 'pg';

let isLeaking = false;
process.on('SIGUSR2', () => (isLeaking = true));

const connect: (this: Pool, ...args: unknown[]) => Promise<PoolClient> = Pool.prototype.connect;
Pool.prototype.connect = function (this: Pool, ...args: unknown[]) {
  const taken = connect.apply(this, args);
  // A pool's own queries, such as those of the job queue, take their client with a callback.
  if (args.length > 0) return taken;
  return taken.then((client) => {
    if (isLeaking) client.release = () => undefined;
    return client;
  });
} as Pool['connect'];

const { setTimeout } = globalThis;
const quicker = (run: () => void, ms?: number) => setTimeout(run, ms === 30_000 ? 1000 : ms);
globalThis.setTimeout = Object.assign(quicker, setTimeout);
