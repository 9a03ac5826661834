/** Builds if anything changed since the last build, then serves: `npm start`. */
import './settings-file.ts';
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runWithFlags } from './node-flags.ts';

const sources = [
  ...['app', 'db', 'public', 'remix.config.js'],
  ...['package-lock.json', 'tsconfig.json'],
];
const server = 'build/server/serve.js';

process.env.NODE_ENV ||= 'production';
if (newest(sources) > builtAt()) {
  const { status } = spawnSync('node', ['app/cli/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
runWithFlags(server);
await import(pathToFileURL(server).href);

function builtAt(): number {
  return statSync('build/version.txt', { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(paths: string[]): number {
  return Math.max(...paths.map(changedAt));
}

function changedAt(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
