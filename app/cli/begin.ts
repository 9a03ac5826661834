import { join } from 'node:path';
import { openEmbeddedDatabase } from '../lib/db/embedded.server.ts';
import { env, type Env } from '../lib/env.server.ts';
import { logStep } from '../lib/log.server.ts';
import { passedSocket } from './passed-socket.ts';
import { requireFreePort } from './require-free-port.ts';

/** A start that has begun. */
export interface Beginning {
  settings: Env;
  /** The socket that somebody else listens on for this process; null for none. */
  socket: number | null;
}

/**
 * Does what a start can do before the modules of the site are read, which takes most of its time: it finds errors that
 * are quick to find, and opens the embedded database, on a thread of its own. Throws StartError for a wrong setting.
 */
export async function begin(): Promise<Beginning> {
  const settings = env();
  const socket = passedSocket();
  if (socket === null) await requireFreePort(settings.port, settings.host);
  logStep(
    'start',
    `opening ${settings.databaseUrl ? 'PostgreSQL' : join(settings.dataDir, 'postgres')}`,
  );
  // A failure ends the process, as that of any other step.
  if (!settings.databaseUrl) openEmbeddedDatabase(settings);
  return { settings, socket };
}
