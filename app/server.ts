/**
 * The one gate in front of all route code. Remix takes this module for the server build, so what
 * it exports is the build with every loader and action wrapped.
 */
import * as build from '@remix-run/dev/server-build';
import { noteApi } from './lib/api-document.server.ts';
import { database } from './lib/db.server.ts';
import { guardRoutes } from './lib/gate.server.ts';
import { photoStore } from './lib/photo-store.server.ts';
import { guardProcess } from './lib/process.server.ts';
import { remember } from './lib/remember.server.ts';

await database();
await photoStore();
remember('process-guards', guardProcess);
noteApi(build.routes);

export const routes = guardRoutes(build.routes);
export {
  assets,
  assetsBuildDirectory,
  entry,
  future,
  isSpaMode,
  mode,
  publicPath,
} from '@remix-run/dev/server-build';
