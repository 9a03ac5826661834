/**
 * Serves the build in this one process: `npm run serve`, which is `node build/server/serve.js`. A
 * mistake of the operator ends it with one line and exit code 1.
 */
import { fileURLToPath } from 'node:url';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { endWithOneLine } from './explain.ts';
import { runWithFlags } from './node-flags.ts';

endWithOneLine();
readSettingsFile();
process.env.NODE_ENV ||= 'production';
runWithFlags(fileURLToPath(import.meta.url));
// Not before: Node begins anew for the flags, and would read every module of the site twice.
const { begin } = await import('./begin.ts');
const beginning = await begin();
const { serveSite } = await import('./serve-site.ts');
await serveSite(beginning);
