/** Opens the database and serves the site: what `serve.ts` does once Node runs with its flags. */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { answerCommands } from '../features/site/backups/site-socket.server.ts';
import { factsOfSite, factsPath } from '../features/site/doctor/facts.server.ts';
import { embeddedDatabase } from '../lib/db/embedded.server.ts';
import { watchPublicChanges } from '../lib/db/public-changes.server.ts';
import { readEnv } from '../lib/env.server.ts';
import { logStep } from '../lib/log.server.ts';
import { createMetrics } from '../server/health/metrics.server.ts';
import { watchReadiness } from '../server/health/readiness.server.ts';
import { files, siteServer } from '../server/http.ts';
import { closeAtStop } from '../server/shutdown.server.ts';
import { passedSocket } from './passed-socket.ts';
import { requireFreePort } from './require-free-port.ts';
import { showDemoAccounts } from './show-demo-accounts.ts';

const env = readEnv();
const passed = passedSocket();
// Opening the database takes seconds, so quick errors come first.
if (passed === null) await requireFreePort(env.port, env.host);
logStep('start', `opening ${env.databaseUrl ? 'PostgreSQL' : join(env.dataDir, 'postgres')}`);
// It opens on a thread of its own while the build loads. A failure ends the process as above.
if (!env.databaseUrl) void embeddedDatabase(env);
const { site } = await import('../server.ts');

await watchReadiness(env);
const metrics = env.metricsToken
  ? await createMetrics({ token: env.metricsToken, backsUp: env.backupDir !== undefined })
  : null;
const server = siteServer(site, files('build/client'), metrics);
closeAtStop(server);
await watchPublicChanges();
// A process that is killed would leave the next start nothing of what it compiled.
flushCompileCache();
answerCommands(env, { [factsPath]: () => factsOfSite(env) });
const place = passed === null ? { port: env.port, host: env.host } : { fd: passed };
await once(server.listen(place), 'listening');
const address = passed === null ? `http://${env.host ?? 'localhost'}:${env.port}` : env.appUrl;
logStep('start', `serving ${address}${passed === null ? '' : ' on the socket that was passed'}`);
// Not before the start has succeeded.
if (env.demo) await showDemoAccounts(env);
