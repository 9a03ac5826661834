/**
 * Serves the code as it is, through the same steps and the same gate as production: `npm run dev`. Vite
 * compiles what a request needs and tells the browser of each change.
 */
import { once } from 'node:events';
import { createServer } from 'vite';
import { answerCommands } from '../features/site/backups/site-socket.server.ts';
import { factsOfSite, factsPath } from '../features/site/doctor/facts.server.ts';
import { env } from '../lib/env.server.ts';
import { logStep } from '../lib/log.server.ts';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { developmentServer, stepOf } from '../server/http.ts';
import { closeAtStop } from '../server/shutdown.server.ts';
import type { Site } from '../server/site.ts';
import { askForDemo } from './ask-for-demo.ts';
import { endWithOneLine } from './explain.ts';
import { requireFreePort } from './require-free-port.ts';
import { showDemoAccounts } from './show-demo-accounts.ts';

endWithOneLine();
// First, because a file of settings is mostly that of a site.
process.env.NODE_ENV ||= 'development';
readSettingsFile();
askForDemo();

const settings = env();
await requireFreePort(settings.port, settings.host);
const vite = await createServer({
  configFile: 'remix.config.js',
  server: { middlewareMode: true },
  appType: 'custom',
});
const load = async () => ((await vite.ssrLoadModule('/app/server.ts')) as { site: Site }).site;
await load();
answerCommands(settings, { [factsPath]: () => factsOfSite(settings) });

const server = developmentServer(load, stepOf(vite.middlewares));
closeAtStop(server);
const { port, host, demo } = settings;
await once(server.listen({ port, host }), 'listening');
logStep('start', `serving http://${host ?? 'localhost'}:${port}`);
if (demo) await showDemoAccounts(settings);
