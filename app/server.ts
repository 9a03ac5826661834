/**
 * The server's build: Remix's, with every loader and action behind the gate. It is what `app/server/http.ts`
 * calls, and what plain remix-serve can run.
 */
import { createRequestHandler, type AppLoadContext } from '@remix-run/node';
import * as build from 'virtual:remix/server-build';
import { methodsOf } from '#app/lib/api/api-route.server.ts';
import { handleOf } from '#app/lib/http/route-handle.ts';
import { openBucket } from './features/media/photos/storage/open-bucket.server.ts';
import { backUpBeforeUpgrades } from './features/site/backups/before-upgrade.server.ts';
import { photoStore } from './features/media/photos/storage/photo-store.server.ts';
import { jobs } from './jobs/index.server.ts';
import { startWorker } from './jobs/worker.server.ts';
import { registerApi } from './lib/api/openapi.server.ts';
import { database } from './lib/db/database.server.ts';
import { endFailedStart } from './cli/explain.ts';
import { env } from './lib/env.server.ts';
import { decorateMessages } from './lib/i18n/message.ts';
import { bracket } from './lib/i18n/pseudo-locale.ts';
import { processSingleton } from './lib/process/keep.server.ts';
import { speakBothLanguages } from './messages/catalogue.server.ts';
import { guardRoutes } from './server/gate.server.ts';
import { routeTable } from './server/route-table.server.ts';
import { keepDemoHere, warnOfOpenDemo } from './server/open-demo.server.ts';
import { guardProcess } from './server/shutdown.server.ts';
import type { Site } from './server/site.ts';

const started = endFailedStart();
keepDemoHere(env());
warnOfOpenDemo(env());
speakBothLanguages();
if (env().pseudoLocale) decorateMessages(bracket);
backUpBeforeUpgrades();
// An embedded database opens on its own thread meanwhile.
const opening = database();
registerApi(build.routes);

export const routes = guardRoutes(build.routes);

const handle = createRequestHandler({ ...build, routes }, build.mode);
const routeOf = routeTable(build.routes);
/** Where the browser asks Remix which routes there are for a path. */
const manifestPath = '/__manifest';
const patternOf = (pathname: string) =>
  pathname === manifestPath ? manifestPath : (routeOf(pathname)?.pattern ?? '/*');

await opening;
await photoStore();
// Packages that are missing are said by the start, not by the night.
const { backupBucket } = env();
if (backupBucket) await openBucket(backupBucket, 'BACKUP_S3_BUCKET');
const worker = await startWorker(jobs);
processSingleton('process-guards', () => guardProcess(worker));
started();
/** The site for our own server. */
export const site: Site = {
  answer(request: Request, context: AppLoadContext = {}) {
    context.route = patternOf(new URL(request.url).pathname);
    return handle(request, context);
  },
  patternOf,
  isForVisitors: (pathname) => isKept(routeOf(pathname)?.id),
};

export {
  assets,
  assetsBuildDirectory,
  basename,
  entry,
  future,
  isSpaMode,
  mode,
  publicPath,
} from 'virtual:remix/server-build';

/** Whether what a route answers visitors may be kept: it says so in its `handle`, or in its call's declaration. */
function isKept(id: string | undefined): boolean {
  const module = id === undefined ? undefined : build.routes[id]?.module;
  const get = methodsOf(module?.loader)?.GET;
  return get ? get.cache !== undefined : handleOf(module).sameForVisitors === true;
}
