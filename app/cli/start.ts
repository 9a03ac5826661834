/**
 * Builds if anything changed since the last build, then serves: `npm start`. Without settings that say what to serve,
 * that is the demo, whose first database is made beside the build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { env, type Env } from '../lib/env.server.ts';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { askForDemo } from './ask-for-demo.ts';
import { endWithOneLine } from './explain.ts';
import { runWithFlags } from './node-flags.ts';
import { requireFreePort } from './require-free-port.ts';

const begun = Date.now();
endWithOneLine();
readSettingsFile();
askForDemo();
process.env.NODE_ENV ||= 'production';
process.env.START_BEGAN = String(begun);

const sources = [
  ...['app', 'db', 'public', 'remix.config.js'],
  ...['package-lock.json', 'tsconfig.json'],
];
const server = 'build/server/serve.js';

if (newest(sources) > builtAt()) {
  const settings = env();
  // Not after half a minute.
  await requireFreePort(settings.port, settings.host);
  console.log('Building the site, which takes about half a minute, once …');
  await Promise.all([
    run('The site is built', 'build'),
    isFirst(settings) && run('The city of the demo is made', 'migrate'),
  ]);
}
runWithFlags(server);
// A program of its own: importing it runs it.
await import(pathToFileURL(server).href);

/** Whether the database of the demo is still to be made, which has time while the site is built. */
function isFirst({ demo, databaseUrl, dataDir }: Env): boolean {
  return demo && !databaseUrl && !existsSync(join(dataDir, 'postgres'));
}

/** Runs a program of this folder, and says how long it took. What it prints is shown where it fails. */
async function run(what: string, name: string): Promise<void> {
  const child = spawn('node', ['app/cli/run.js', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    console.error(printed.trim());
    process.exit(code ?? 1);
  }
  console.log(`${what}, after ${Math.round((Date.now() - begun) / 1000)} s`);
}

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
