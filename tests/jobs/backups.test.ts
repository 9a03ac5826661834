import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackupRun } from '#db/entities/index.ts';
import { jobs } from '#app/jobs/index.server.ts';
import { backUpNightly } from '#app/features/site/backups/nightly.server.ts';
import { backupState } from '#app/features/site/backups/queries.server.ts';
import { checkBackup } from '#app/features/site/backups/read-backup.server.ts';
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
      last: { at: night('2026-11-20'), bytes: statSync(newest).size },
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
