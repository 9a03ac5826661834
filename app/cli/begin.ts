/**
 * What a start does before the modules of the site are read, which takes most of its time: errors that are quick to
 * find, and the embedded database, which opens on a thread of its own meanwhile.
 */
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../lib/db/embedded.server.ts';
import { readEnv } from '../lib/env.server.ts';
import { logStep } from '../lib/log.server.ts';
import { passedSocket } from './passed-socket.ts';
import { requireFreePort } from './require-free-port.ts';

export const env = readEnv();
/** The socket that somebody else listens on for this process; null for none. */
export const passed = passedSocket();
if (passed === null) await requireFreePort(env.port, env.host);
logStep('start', `opening ${env.databaseUrl ? 'PostgreSQL' : join(env.dataDir, 'postgres')}`);
// A failure ends the process, as that of any other step.
if (!env.databaseUrl) openEmbeddedDatabase(env);
