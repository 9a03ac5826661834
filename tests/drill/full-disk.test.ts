import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { testApp } from '#tests/setup/app.ts';
import { whileRefusing } from '#tests/setup/refuse-writes.ts';
import { freePort, linesOf, temporaryFolder } from '#tests/setup/spawn.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A shell in which mounting is allowed; not every machine has one to give. */
const shell = ['--map-root-user', '--mount', 'sh', '-c'];
const mount = (megabytes: number, folder: string) =>
  `mount -t tmpfs -o size=${megabytes}m tmpfs ${folder}`;
const canMount = spawnSync('unshare', [...shell, mount(1, temporaryFolder())]).status === 0;

describe.runIf(canMount)('a start on a disk that is full', () => {
  it.each([0, 20])('says so in one line, with room for %i MB', async (megabytes) => {
    const folder = temporaryFolder();
    // Of a disk of one page nothing is left for a file's contents.
    const size = megabytes === 0 ? mount(1, folder).replace('1m', '4k') : mount(megabytes, folder);
    const { status, stderr } = spawnSync(
      'unshare',
      [...shell, `${size} && exec node app/cli/serve.ts`],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATA_DIR: folder,
          PORT: String(await freePort()),
          DATABASE_URL: '',
        },
      },
    );
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain('DATA_DIR is full');
    expect(status).toBe(1);
  });
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
