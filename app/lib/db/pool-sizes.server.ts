import type { PoolSizes } from '#db/pool/dialect.ts';
import { processSingleton } from '../process/keep.server.ts';

const kept = () =>
  processSingleton('pool sizes', () => ({ read: null as (() => PoolSizes) | null }));

/** Notes how to count the connections of the pool that serves requests. */
export function notePool(read: () => PoolSizes): void {
  kept().read = read;
}

/** How many connections that pool has; none with the embedded database. */
export const poolSizes = (): PoolSizes => kept().read?.() ?? { busy: 0, idle: 0, waiting: 0 };
