/**
 * Serves what was built: `npm run serve`. This is not TypeScript, because Node keeps the compiler that it
 * reads TypeScript with in memory, 18 MB, for as long as the process runs.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const build = new URL('../../build/', import.meta.url);
const server = new URL('serve/serve.js', build);
if (!existsSync(server)) {
  console.error('There is no build yet: run "npm run build" first.');
  process.exit(1);
}
// What Node makes of the modules stays beside the build, so that the next start needs half the time.
enableCompileCache(fileURLToPath(new URL('compile-cache', build)));
await import(server.href);
