/**
 * Builds for production: `npm run build`. Remix's own compiler first; then the browser's files are
 * made smaller once more, because that compiler minifies less than the budget asks for.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';

process.env.NODE_ENV = 'production';
const { status } = spawnSync('remix', ['build'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const folder = 'public/build';
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue;
  const path = join(folder, name);
  const { code } = await minify(readFileSync(path, 'utf8'), {
    module: true,
    compress: { passes: 3 },
  });
  if (code) writeFileSync(path, code);
}
// A start compares this file's time with the sources': the build is whole only now.
utimesSync('build/version.txt', new Date(), new Date());
