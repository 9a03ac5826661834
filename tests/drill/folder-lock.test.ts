import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const holder = 'tests/setup/hold-folder.ts';
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

interface Holding {
  child: ChildProcess;
  held: boolean;
  stderr: string;
}

/** Runs a command that takes the lock, until it has it or has ended. */
function takeLock(command: string[]): Promise<Holding> {
  const [program = '', ...args] = command;
  const child = spawn(program, args);
  started.push(child);
  let stderr = '';
  child.stderr.on('data', (data) => (stderr += String(data)));
  return new Promise((done) => {
    child.stdout.once('data', () => done({ child, held: true, stderr }));
    child.once('close', () => done({ child, held: false, stderr }));
  });
}

const take = (folder: string) => takeLock(['node', holder, folder]);

it('is taken by exactly one of six processes that start at once', async () => {
  const folder = temporaryFolder();
  const all = await Promise.all(Array.from({ length: 6 }, () => take(folder)));
  expect(all.filter(({ held }) => held)).toHaveLength(1);
  for (const { held, stderr } of all) if (!held) expect(stderr).toContain('is in use by');
});

it('is free at once after kill -9, whatever hostname the next process has', async () => {
  const folder = temporaryFolder();
  const first = await take(folder);
  first.child.kill('SIGKILL');
  await new Promise((done) => first.child.once('exit', done));
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, host: 'a-container-that-is-gone' }));
  expect(await take(folder)).toMatchObject({ held: true });
});

it('is free after its process was killed and nobody has collected it', async () => {
  const folder = temporaryFolder();
  // The shell becomes a program that never collects its children, so the killed one is a zombie.
  const parent = await takeLock(['sh', '-c', `node ${holder} ${folder} & exec sleep 60`]);
  const { stdout } = spawnSync('pgrep', ['-P', String(parent.child.pid)], { encoding: 'utf8' });
  const pid = Number(stdout.trim());
  process.kill(pid, 'SIGKILL');
  await eventually(() => expect(stateOf(pid)).toBe('Z'));
  expect(await take(folder)).toMatchObject({ held: true });
});

const stateOf = (pid: number): string =>
  spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout[0] ?? '';

const isolated = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child'];
const canIsolate = spawnSync('unshare', [...isolated.slice(1), 'true']).status === 0;

it.runIf(canIsolate)('is refused to a container that has the same hostname', async () => {
  const folder = temporaryFolder();
  // The second container has no process, nor thread, of the first one's number.
  const inShell = `for n in $(seq 60); do /bin/true; done; node ${holder} ${folder}; exit`;
  const first = await takeLock([...isolated, 'sh', '-c', inShell]);
  const second = await takeLock([...isolated, 'node', holder, folder]);
  expect([first.held, second.held]).toEqual([true, false]);
  expect(second.stderr).toContain('is in use by');
});
