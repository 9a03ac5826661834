/** Builds for production: `npm run build`. Remix's own compiler, then our finish on its files. */
import { spawnSync } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { finishBrowserFiles } from './browser-files.ts';
import { finishServerFiles } from './server-files.ts';

process.env.NODE_ENV = 'production';
rmSync('public/build', { recursive: true, force: true });
// What Node made of an older build's modules: the first start makes it again.
rmSync('build/compile-cache', { recursive: true, force: true });
const { status } = spawnSync('remix', ['build'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await finishBrowserFiles({ folder: 'public/build', serverBuild: 'build/index.js' });
await finishServerFiles('build/index.js', 'build/serve');
// A start compares this file's time with the sources': the build is whole only now.
utimesSync('build/version.txt', new Date(), new Date());
