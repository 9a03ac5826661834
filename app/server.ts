/**
 * The one gate in front of all route code. Remix loads this module as the server build, so what
 * it exports is the build with every loader and action wrapped.
 */
import * as build from '@remix-run/dev/server-build';
import { jobs } from './jobs/index.server.ts';
import { startWorker } from './jobs/worker.server.ts';
import { registerApi } from './lib/api/openapi.server.ts';
import { database } from './lib/db/database.server.ts';
import { env } from './lib/env.server.ts';
import { decorateMessages } from './lib/i18n/message.ts';
import { bracket } from './lib/i18n/pseudo-locale.ts';
import { answering } from './server/answer/answer.server.ts';
import { isKeptForVisitors } from './server/front/page-cache/cached-routes.server.ts';
import { pageCache, type Origin } from './server/front/page-cache/page-cache.server.ts';
import { takeOver } from './server/front/take-over.server.ts';
import { guardRoutes } from './server/guard-routes.server.ts';
import { photoStore } from './features/photos/storage/photo-store.server.ts';
import { guardProcess } from './server/node-process.server.ts';
import { processSingleton } from './lib/process/process-singleton.server.ts';

if (env().pseudoLocale) decorateMessages(bracket);
await database();
await photoStore();
const worker = await startWorker(jobs);
processSingleton('process-guards', () => guardProcess(worker));
registerApi(build.routes);

export const routes = guardRoutes(build.routes);

const { answer, routeOf } = answering({ ...build, routes });
const isForVisitors = (pathname: string) => isKeptForVisitors(build.routes, routeOf(pathname));

/** What answers requests: the server asks remix-serve for files only (`server/front/take-over`). */
export const origin: Origin = { answer, isForVisitors };
if (env().production) {
  processSingleton('front', () => takeOver({ answer, cache: pageCache(origin) }));
}

export {
  assets,
  assetsBuildDirectory,
  entry,
  future,
  isSpaMode,
  mode,
  publicPath,
} from '@remix-run/dev/server-build';
