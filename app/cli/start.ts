/**
 * Builds if anything changed since the last build, then serves: `npm start`. Without settings that say what to serve,
 * that is the demo.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { askForDemo } from './ask-for-demo.ts';
import { endWithOneLine } from './explain.ts';
import { runWithFlags } from './node-flags.ts';

endWithOneLine();
readSettingsFile();
askForDemo();
process.env.NODE_ENV ||= 'production';

const sources = [
  ...['app', 'db', 'public', 'remix.config.js'],
  ...['package-lock.json', 'tsconfig.json'],
];
const server = 'build/server/serve.js';

if (newest(sources) > builtAt()) {
  const { status } = spawnSync('node', ['app/cli/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
runWithFlags(server);
// A program of its own: importing it runs it.
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
