/**
 * Serves the code as it is, through the same steps and the same gate as production: `npm run dev`. Vite
 * compiles what a request needs and tells the browser of each change.
 */
import { once } from 'node:events';
import { createServer } from 'vite';
import { answerCommands } from '../features/site/backups/site-socket.server.ts';
import { factsOfSite, factsPath } from '../features/site/doctor/facts.server.ts';
import { readEnv } from '../lib/env.server.ts';
import { logStep } from '../lib/log.server.ts';
import { developmentServer, stepOf } from '../server/http.ts';
import { closeAtStop } from '../server/shutdown.server.ts';
import type { Site } from '../server/site.ts';
import { explain } from './explain.ts';
import { requireFreePort } from './require-free-port.ts';
import { showDemoAccounts } from './show-demo-accounts.ts';

process.env.NODE_ENV ||= 'development';
process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});

const env = readEnv();
await requireFreePort(env.port, env.host);
const vite = await createServer({
  configFile: 'remix.config.js',
  server: { middlewareMode: true },
  appType: 'custom',
});
const load = async () => ((await vite.ssrLoadModule('/app/server.ts')) as { site: Site }).site;
await load();
answerCommands(env, { [factsPath]: () => factsOfSite(env) });

const server = developmentServer(load, stepOf(vite.middlewares));
closeAtStop(server);
await once(server.listen({ port: env.port, host: env.host }), 'listening');
logStep('start', `serving http://${env.host ?? 'localhost'}:${env.port}`);
if (env.demo) await showDemoAccounts(env);
