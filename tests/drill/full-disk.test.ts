import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { testApp } from '#tests/setup/app.ts';
import { whileRefusing } from '#tests/setup/refuse-writes.ts';
import { freePort, linesOf } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

/** A shell in which mounting is allowed; not every machine has one to give. */
const shell = ['--map-root-user', '--mount', 'sh', '-c'];
const mount = (megabytes: number, folder: string) =>
  `mount -t tmpfs -o size=${megabytes}m tmpfs ${folder}`;
const canMount = spawnSync('unshare', [...shell, mount(1, temporaryFolder())]).status === 0;

const env = async (folder: string): Promise<NodeJS.ProcessEnv> => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PORT: String(await freePort()),
  DATABASE_URL: '',
  DEMO: '0',
});

/** Runs a command line in a shell of its own, in which it may mount. */
const inShell = async (folder: string, commands: string, timeout = 60_000) =>
  spawnSync('unshare', [...shell, commands], {
    encoding: 'utf8',
    env: await env(folder),
    timeout,
    killSignal: 'SIGKILL',
  });

describe.runIf(canMount)('a start on a disk that is full', () => {
  it.each([0, 20])('says so in one line, with room for %i MB', async (megabytes) => {
    const folder = temporaryFolder();
    // Of a disk of one page nothing is left for a file's contents.
    const size = megabytes === 0 ? mount(1, folder).replace('1m', '4k') : mount(megabytes, folder);
    const { status, stderr } = await inShell(folder, `${size} && exec node build/server/serve.js`);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain('DATA_DIR is full');
    expect(status).toBe(1);
  });
});

describe.runIf(canMount)('a disk that fills up under the embedded database', () => {
  it('ends the process with one line, and every change is there after the next start', async () => {
    const folder = temporaryFolder();
    const fill = 'timeout -s KILL 40 node tests/setup/fill-log.ts; echo "ended $?"';
    const { stdout, stderr } = await inShell(
      folder,
      `${mount(120, folder)} && { ${fill}; mount -o remount,size=160m ${folder} && ${fill}; }`,
      120_000,
    );
    const [first = [], second = []] = stdout.split(/(?<=ended \d+\n)/).map(linesOf);
    const added = first.filter((line) => line === 'added').length;
    expect(added).toBeGreaterThan(0);
    expect(first).toContain('kept 0');
    expect(first.at(-1)).toBe('ended 1');
    expect(second).toEqual([`kept ${added}`, 'ended 0']);
    expect(stdout).not.toContain('went on');
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toMatch(/DATA_DIR is full: .* Ending the process, to be started again\.$/m);
  }, 130_000);
});

describe('a database whose disk is full', () => {
  const app = testApp();

  it('is answered with 503, and a form keeps what was typed', async () => {
    const { community, neighbour } = await makeNeighbourhood(app.em());
    const as = await app.signIn(neighbour);
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    const post = { title: 'A kept title', description: 'Kept words' };
    await whileRefusing(
      app.em(),
      'insert on listings',
      async () => {
        const json = { ...post, communityId: community.id };
        const call = await app.send('/api/listings', { as, json });
        expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '30']);
        expect(await call.json()).toHaveProperty('message');

        const path = `/communities/${community.slug}/listings/new`;
        const form = await app.send(path, { as, form: post });
        expect([form.status, form.headers.get('Retry-After')]).toEqual([503, '30']);
        expect(await form.text()).toContain('value="A kept title"');
      },
      '53100',
    );
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/Z \[database\] secret cause$/));
    log.mockReset();
  });
});
