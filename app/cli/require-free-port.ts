import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws the system's error where this process could not listen there. `explain` has words for it. */
export async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
