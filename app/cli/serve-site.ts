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
import type { Beginning } from './begin.ts';
import { showDemoAccounts } from './show-demo-accounts.ts';

/** Serves the site: what `serve.ts` does once Node runs with its flags and the start has begun. */
export async function serveSite({ settings, socket }: Beginning): Promise<void> {
  // Before the database is waited for, which opens meanwhile where it is embedded.
  const builtFiles = files('build/client');
  const { site } = await import('../server.ts');

  await watchReadiness(settings);
  const metrics = settings.metricsToken
    ? await createMetrics({
        token: settings.metricsToken,
        backsUp: settings.backupDir !== undefined,
      })
    : null;
  const server = siteServer(site, builtFiles, metrics);
  closeAtStop(server);
  await watchPublicChanges();
  // A process that is killed would leave the next start nothing of what it compiled.
  flushCompileCache();
  answerCommands(settings, { [factsPath]: () => factsOfSite(settings) });
  const { port, host, appUrl } = settings;
  await once(server.listen(socket === null ? { port, host } : { fd: socket }), 'listening');
  const address = socket === null ? `http://${host ?? 'localhost'}:${port}` : appUrl;
  const where = `${address}${socket === null ? '' : ' on the socket that was passed'}`;
  const began = Number(process.env.START_BEGAN ?? performance.timeOrigin);
  logStep('start', `serving ${where}, after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  // Not before the start has succeeded.
  if (settings.demo) await showDemoAccounts(settings);
}
