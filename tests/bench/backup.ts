/**
 * How much slower the hub is while a backup is written: `node tests/bench/backup.ts`, after `npm run build`. A folder
 * with the demo city, 10,000 more posts and 500 photos; a resident reads the hub four times a second, before and during
 * `npm run backup`, first on the embedded database and then, with TEST_DATABASE_URL, on PostgreSQL after a move.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { loginTo } from '#tests/setup/drill.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { killLeftovers, runToEnd, startServer } from '#tests/setup/spawn.ts';
import { openRunFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { fillDataFolder } from './fill/data-folder.ts';

const betweenMs = 250;
const readsBefore = 60;

/** Reads the hub until it is told to end; returns how long each page took, in ms. */
async function readHub(hub: string, cookie: string, isOver: (reads: number) => boolean) {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begun = performance.now();
    const response = await fetch(hub, { headers: { cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The hub answered ${response.status}`);
    times.push(performance.now() - begun);
    await wait(betweenMs);
  }
  return times;
}

function spread(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `median ${at(0.5)} ms, most ${at(1)} ms of ${sorted.length} pages`;
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const server = await startServer({ ...env, DEMO: '0' });
  const cookie = await loginTo(server, 'resident@demo.example');
  const hub = `${server.origin}/communities/hillsview-place`;
  await readHub(hub, cookie, (reads) => reads >= 10);
  const before = await readHub(hub, cookie, (reads) => reads >= readsBefore);
  const begun = performance.now();
  let ended: number | null = null;
  const backup = runToEnd(['app/cli/backup.ts', join(temporaryFolder(), 'backup.tar.gz')], env);
  void backup.then(() => (ended = performance.now()));
  const during = await readHub(hub, cookie, () => ended !== null);
  const { code, stdout, stderr } = await backup;
  if (code !== 0) throw new Error(stderr);
  console.log(`${name}: ${stdout.trim()}
  without a backup: ${spread(before)}
  while it ran, ${(((ended ?? 0) - begun) / 1000).toFixed(1)} s: ${spread(during)}`);
  await server.stop();
}

const clearUp = openRunFolder();
const { env: emptyEnv, drop } = await emptyDatabase();
try {
  const dataDir = temporaryFolder();
  await fillDataFolder(dataDir, hashPassword);
  await measure('embedded', { DATA_DIR: dataDir });
  const url = emptyEnv.DATABASE_URL;
  if (url) {
    const { code, stderr } = await runToEnd(['app/cli/move.ts', '--to', url], {
      DATA_DIR: dataDir,
    });
    if (code !== 0) throw new Error(stderr);
    await measure('PostgreSQL', { ...emptyEnv, DATA_DIR: dataDir });
  }
} finally {
  killLeftovers();
  await drop();
  clearUp();
}
