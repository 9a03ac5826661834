/**
 * Serves the build in this one process: `npm run serve`, which is `node build/server/serve.js`. A
 * mistake of the operator ends it with one line and exit code 1.
 */
import './settings-file.ts';
import { fileURLToPath } from 'node:url';
import { explain } from './explain.ts';
import { runWithFlags } from './node-flags.ts';

process.env.NODE_ENV ||= 'production';
process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});
runWithFlags(fileURLToPath(import.meta.url));
// Not before: Node begins anew for the flags, and would read every module of the site twice.
await import('./begin.ts');
await import('./serve-site.ts');
