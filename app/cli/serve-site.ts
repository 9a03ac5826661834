/** Serves the site: what `serve.ts` does once Node runs with its flags and the start has begun. */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { answerCommands } from '../features/site/backups/site-socket.server.ts';
import { factsOfSite, factsPath } from '../features/site/doctor/facts.server.ts';
import { watchPublicChanges } from '../lib/db/public-changes.server.ts';
import { logStep } from '../lib/log.server.ts';
import { createMetrics } from '../server/health/metrics.server.ts';
import { watchReadiness } from '../server/health/readiness.server.ts';
import { files, siteServer } from '../server/http.ts';
import { closeAtStop } from '../server/shutdown.server.ts';
import { env, passed } from './begin.ts';
import { showDemoAccounts } from './show-demo-accounts.ts';

// Before the database is waited for, which opens meanwhile where it is embedded.
const builtFiles = files('build/client');
const { site } = await import('../server.ts');

await watchReadiness(env);
const metrics = env.metricsToken
  ? await createMetrics({ token: env.metricsToken, backsUp: env.backupDir !== undefined })
  : null;
const server = siteServer(site, builtFiles, metrics);
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
