import { randomUUID } from 'node:crypto';
import {
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackupRun } from '#db/entities/index.ts';
import { jobs } from '#app/jobs/index.server.ts';
import { fetchFromBucket } from '#app/features/site/backups/bucket.server.ts';
import { backUpTo } from '#app/features/site/backups/keep-backup.server.ts';
import { backUpNightly } from '#app/features/site/backups/nightly.server.ts';
import { backupState } from '#app/features/site/backups/queries.server.ts';
import { checkBackup } from '#app/features/site/backups/read-backup.server.ts';
import { env } from '#app/lib/env.server.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { prepareServer, type TestHarness } from '#tests/setup/test-env.ts';

const backupDir = join(temporaryFolder(), 'made', 'when needed');
let harness: TestHarness;
beforeAll(async () => {
  harness = await prepareServer({ backupDir });
  mkdirSync(join(harness.env.dataDir, 'files', 'photos'), { recursive: true });
  writeFileSync(join(harness.env.dataDir, 'files', 'photos', 'one'), 'x');
});
afterAll(() => harness.close());
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  await newEm().nativeDelete(BackupRun, {});
});
afterEach(() => vi.restoreAllMocks());

const newEm = () => harness.orm.em.fork();
const night = (date: string) => new Date(`${date}T07:20:00Z`);
const run = (at: Date, settings = harness.env) =>
  backUpNightly(newEm(), new AbortController().signal, { settings, now: () => at });
/** So that none is due. */
const noteRehearsal = (at: Date) =>
  newEm().insert(BackupRun, {
    id: randomUUID(),
    kind: 'REHEARSAL',
    file: 'x',
    startedAt: at,
    endedAt: at,
  });
const runs = () => newEm().find(BackupRun, {}, { orderBy: { startedAt: 'asc' } });
const names = () => readdirSync(backupDir).sort();

describe('the nightly backup', () => {
  it('is a job of the night, once for all processes', () => {
    const job = jobs.find(({ name }) => name === 'back-up');
    expect(job?.schedule).toBe('20 2 * * *');
    expect(job?.expireInSeconds).toBeGreaterThan(3600);
  });

  it('does nothing where BACKUP_DIR is not set', async () => {
    await run(night('2026-11-01'), { ...harness.env, backupDir: undefined });
    expect(await runs()).toEqual([]);
  });

  it('is kept for 7 days, 4 weeks and 12 months, each one whole, and other files stay', async () => {
    mkdirSync(backupDir, { recursive: true });
    writeFileSync(join(backupDir, 'notes.txt'), 'mine');
    writeFileSync(join(backupDir, 'local-link-20261101T072000Z.tar.gz.part'), 'left by a kill');
    await noteRehearsal(night('2026-11-20'));
    for (const day of ['01', '02', '08', '14', '15', '16', '17', '18', '19', '20']) {
      await run(night(`2026-11-${day}`));
    }
    const kept = [1, 8, 14, 15, 16, 17, 18, 19, 20].map(
      (day) => `local-link-202611${String(day).padStart(2, '0')}T072000Z.tar.gz`,
    );
    expect(names()).toEqual([...kept, 'notes.txt']);
    const newest = join(backupDir, kept.at(-1) ?? '');
    expect(statSync(newest).mode & 0o777, 'nobody else reads it').toBe(0o600);
    const { manifest } = await checkBackup(newest);
    expect(manifest.files.count).toBe(1);
    const all = (await runs()).filter(({ kind }) => kind === 'BACKUP');
    expect(all).toHaveLength(10);
    expect(all.at(-1)).toMatchObject({ failure: null, file: newest, bytes: statSync(newest).size });
    expect(await backupState(newEm(), night('2026-11-21'))).toMatchObject({
      isOn: true,
      last: { at: night('2026-11-20'), bytes: statSync(newest).size, byHand: false },
      bucket: null,
      failed: null,
      isOverdue: false,
      rehearsal: { at: night('2026-11-20'), worked: true },
    });
    expect(await backupState(newEm(), night('2026-11-22'))).toMatchObject({ isOverdue: true });
  });

  it('that fails is noted with its reason, is tried again, and leaves nothing half', async () => {
    await noteRehearsal(night('2026-11-20'));
    const file = join(temporaryFolder(), 'a file');
    writeFileSync(file, '');
    const inFile = { ...harness.env, backupDir: join(file, 'folder') };
    await expect(run(night('2026-11-23'), inFile)).rejects.toThrow();
    expect((await runs()).at(-1)).toMatchObject({ kind: 'BACKUP', failure: 'FOLDER' });
    const before = names();
    const stopped = AbortSignal.abort(new Error('The process stops.'));
    const stop = backUpNightly(newEm(), stopped, { settings: harness.env });
    await expect(stop).rejects.toThrow('The process stops.');
    expect(names()).toEqual(before);
    expect(await backupState(newEm())).toMatchObject({ last: null, failed: { failure: 'OTHER' } });
    await run(new Date());
    expect(await backupState(newEm())).toMatchObject({ failed: null });
  });

  it.runIf(process.env.TEST_EVERYTHING)(
    'is tried out once a week in a process of its own',
    async () => {
      await run(night('2026-11-23'));
      expect(await backupState(newEm(), night('2026-11-23'))).toMatchObject({
        rehearsal: { at: night('2026-11-23'), worked: true },
      });
      await run(night('2026-11-24'));
      await run(night('2026-11-30'));
      const rehearsed = (await runs()).filter(({ kind }) => kind === 'REHEARSAL');
      expect(rehearsed.map(({ startedAt }) => startedAt)).toEqual([
        night('2026-11-23'),
        night('2026-11-30'),
      ]);
      expect(names().filter((name) => name.startsWith('rehearsal'))).toEqual([]);
    },
  );

  it.runIf(process.env.TEST_EVERYTHING)(
    'says nothing about a trial that the end of the site broke off',
    async () => {
      const stop = new AbortController();
      const night = backUpNightly(newEm(), stop.signal, { settings: harness.env });
      await eventually(async () =>
        expect((await runs()).map(({ kind }) => kind)).toContain('BACKUP'),
      );
      stop.abort(new Error('The process stops.'));
      await expect(night).rejects.toThrow('The process stops.');
      expect((await runs()).map(({ kind }) => kind)).toEqual(['BACKUP']);
    },
  );

  it('has the files of a folder on another disk that a link leads to', async () => {
    await noteRehearsal(night('2026-11-20'));
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, 'two'), 'y');
    const link = join(harness.env.dataDir, 'files', 'linked');
    symlinkSync(elsewhere, link);
    symlinkSync(join(elsewhere, 'gone'), join(elsewhere, 'nowhere'));
    await run(night('2026-11-25'));
    rmSync(link);
    const newest = join(backupDir, 'local-link-20261125T072000Z.tar.gz');
    expect((await checkBackup(newest)).manifest.files.count).toBe(2);
  });

  it('has no secret but the site’s own', async () => {
    const writing = backUpTo(
      createWriteStream('/dev/null'),
      { ...harness.env, isSecretKnown: false },
      { passphrase: 'a long passphrase', signal: new AbortController().signal },
    );
    await expect(writing).rejects.toThrow('SESSION_SECRET is not set here');
  });

  it('says in the log what cannot be noted', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    await noteRehearsal(night('2026-11-20'));
    const em = newEm();
    vi.spyOn(em, 'fork').mockImplementation(() => {
      throw new Error('no database');
    });
    await expect(
      backUpNightly(em, new AbortController().signal, {
        settings: { ...harness.env, backupDir: '/proc/none' },
      }),
    ).rejects.toThrow();
    expect(consoleError).toHaveBeenCalledOnce();
  });
});

/** A bucket in a folder, which may refuse some times, or change what it is given. */
class FakeBucket extends FSDriver {
  refusals = 0;
  changes = false;
  override async putStream(...args: Parameters<FSDriver['putStream']>): Promise<void> {
    const [key, content, options] = args;
    if (this.refusals-- > 0) throw new Error('SlowDown');
    await super.putStream(key, content as Readable, options);
    if (this.changes) await this.put(key, 'something else');
  }
}

describe('the bucket for backups', () => {
  const backupBucket = {
    ...{ name: 'backups', region: 'us-east-1', endpoint: undefined },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
  };
  const open = () => {
    const folder = temporaryFolder();
    const driver = new FakeBucket({ location: folder, visibility: 'private' });
    return { folder, driver, store: new Disk(driver) };
  };
  const ownDir = temporaryFolder();
  const runInto = (at: Date, store: Disk) =>
    backUpNightly(newEm(), new AbortController().signal, {
      settings: { ...harness.env, backupDir: ownDir, backupBucket },
      now: () => at,
      open: () => Promise.resolve(store),
      pauses: [0, 0],
    });
  const uploads = async () => (await runs()).filter(({ kind }) => kind === 'UPLOAD');
  const stateAt = async (at: Date) => {
    env().backupBucket = backupBucket;
    try {
      return await backupState(newEm(), at);
    } finally {
      delete env().backupBucket;
    }
  };

  it('gets each night’s, whole, keeps as many as the folder does, and leaves other files alone', async () => {
    const { folder, store } = open();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    writeFileSync(join(folder, 'local-link-20250101T072000Z.tar.gz'), 'a month of its own');
    await noteRehearsal(night('2026-11-20'));
    for (const day of ['14', '15', '16', '17', '18', '19', '20', '21']) {
      await runInto(night(`2026-11-${day}`), store);
    }
    const kept = ['15', '16', '17', '18', '19', '20', '21'].map(
      (day) => `local-link-202611${day}T072000Z.tar.gz`,
    );
    expect(readdirSync(folder).sort()).toEqual([
      'local-link-20250101T072000Z.tar.gz',
      ...kept,
      'notes.txt',
    ]);
    const [last = ''] = kept.slice(-1);
    expect(readFileSync(join(folder, last))).toEqual(readFileSync(join(ownDir, last)));
    expect((await uploads()).at(-1)).toMatchObject({ failure: null, file: last });
    expect(await stateAt(night('2026-11-21'))).toMatchObject({
      bucket: { last: night('2026-11-21'), failed: null },
    });

    const fetched = await fetchFromBucket(store, last, temporaryFolder());
    expect((await checkBackup(fetched)).manifest.files.count).toBe(1);
    expect(statSync(fetched).mode & 0o777).toBe(0o600);
    for (const name of ['', 'notes.txt', '../notes.txt', 'local-link-20200101T000000Z.tar.gz']) {
      await expect(fetchFromBucket(store, name, temporaryFolder())).rejects.toThrow(`s3:${last}`);
    }
  });

  it('is tried three times, and what it did not take or changed is noted, with the backup kept', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const { folder, driver, store } = open();
    await noteRehearsal(night('2026-11-20'));
    driver.refusals = 2;
    await runInto(night('2026-11-21'), store);
    expect((await uploads()).map(({ failure }) => failure)).toEqual([null]);
    expect(consoleError).toHaveBeenCalledTimes(2);

    driver.refusals = 3;
    await runInto(night('2026-11-22'), store);
    expect((await uploads()).at(-1)).toMatchObject({ failure: 'BUCKET' });
    expect(readdirSync(ownDir)).toContain('local-link-20261122T072000Z.tar.gz');
    expect(await stateAt(night('2026-11-22'))).toMatchObject({
      failed: null,
      bucket: { last: night('2026-11-21'), failed: night('2026-11-22') },
    });

    driver.refusals = 0;
    driver.changes = true;
    await runInto(night('2026-11-23'), store);
    expect((await uploads()).at(-1)).toMatchObject({ failure: 'BUCKET' });
    expect(readdirSync(folder)).toEqual(['local-link-20261121T072000Z.tar.gz']);
  });
});
