import { fork } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BackupRun } from '#db/entities/index.ts';
import type { BackupFailure } from '#db/enums.ts';
import type { Disk } from 'flydrive';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '#db/make-folder.ts';
import { openBucket } from '#app/features/media/photos/storage/open-bucket.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isDiskFull } from '#app/lib/db/failures/disk-full.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env, type Bucket, type Env } from '#app/lib/env.server.ts';
import { logError, logStep } from '#app/lib/log.server.ts';
import { programFile } from '#app/lib/process/program-file.ts';
import { putIntoBucket } from './bucket.server.ts';
import { backUpTo, keepBackup } from './keep-backup.server.ts';
import { rowsOf } from './manifest.ts';
import { noteRun } from './note-run.server.ts';
import { backupName, outdated } from './retention.ts';

const day = 24 * 60 * 60 * 1000;

/** A little less than a week, so that the day stays the same. */
const rehearsedAgainAfter = 6.5 * day;

/** How long a run is remembered. */
const rememberedFor = 400 * day;

/** How long to wait before a bucket is tried once more, in ms. */
const bucketPauses = [60_000, 5 * 60_000];

const program = programFile('rehearsal-program', import.meta.url);

interface Options {
  settings?: Env;
  now?: () => Date;
  open?: (bucket: Bucket) => Promise<Disk>;
  pauses?: readonly number[];
}

/**
 * Writes the night's backup into BACKUP_DIR, deletes those that are too old, puts it into a bucket if there is one,
 * and once a week tries the newest one out. It does nothing where BACKUP_DIR is not set. A backup that fails is noted,
 * and thrown on so that the job is tried again.
 */
export async function backUpNightly(
  em: Em,
  signal: AbortSignal,
  {
    settings = env(),
    now = () => new Date(),
    open = (bucket) => openBucket(bucket, 'BACKUP_S3_BUCKET'),
    pauses = bucketPauses,
  }: Options = {},
): Promise<void> {
  const { backupDir, backupBucket } = settings;
  if (backupDir === undefined) return;
  const startedAt = now();
  const path = join(backupDir, backupName(startedAt));
  const run = { kind: 'BACKUP' as const, file: path, startedAt };
  try {
    makeFolder(backupDir);
    await deleteDrafts(backupDir);
    const { manifest } = await keepBackup(path, (out) =>
      backUpTo(out, settings, { passphrase: settings.backupPassphrase, signal }),
    );
    const { size } = await stat(path);
    await noteRun(em, { ...run, bytes: size, rows: rowsOf(manifest), endedAt: now() });
    logStep('backup', `${path}: ${size} bytes`);
  } catch (error) {
    await noteRun(em, { ...run, failure: failureOf(error), endedAt: now() });
    throw error;
  }
  for (const name of outdated(await readdir(backupDir))) await rm(join(backupDir, name));
  await forgetOldRuns(em, now());
  if (backupBucket)
    await putAway(em, path, { store: () => open(backupBucket), now, signal, pauses });
  if (await isRehearsalDue(em, now())) await rehearseNewest(em, { path, backupDir, now, signal });
}

/** Deletes what a process that was killed has left. */
async function deleteDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^local-link-\w+\.tar\.gz\.part$/.test(name)) await rm(join(folder, name), { force: true });
    if (name.startsWith('rehearsal-'))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function failureOf(error: unknown): BackupFailure {
  if (isDiskFull(error)) return 'NO_ROOM';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'].includes(code)
    ? 'FOLDER'
    : 'OTHER';
}

/** Puts a backup into the bucket. It is in the folder either way, so what fails is noted and not thrown. */
async function putAway(
  em: Em,
  path: string,
  {
    store,
    now,
    signal,
    pauses,
  }: {
    store: () => Promise<Disk>;
    now: () => Date;
    signal: AbortSignal;
    pauses: readonly number[];
  },
): Promise<void> {
  const run = { kind: 'UPLOAD' as const, file: basename(path), startedAt: now() };
  for (const pause of [...pauses, null]) {
    try {
      const bytes = await putIntoBucket(await store(), path, signal);
      await noteRun(em, { ...run, bytes, endedAt: now() });
      logStep('backup', `${run.file} is in the bucket`);
      return;
    } catch (error) {
      logError('backup', withCause(error));
      signal.throwIfAborted();
      if (pause === null) break;
      await sleep(pause, undefined, { signal });
    }
  }
  await noteRun(em, { ...run, failure: 'BUCKET', endedAt: now() });
}

/** The store's own words, which the package keeps as the cause. */
const withCause = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

async function forgetOldRuns(em: Em, now: Date): Promise<void> {
  await em.nativeDelete(BackupRun, {
    endedAt: { $lt: new Date(now.getTime() - rememberedFor) },
  });
}

async function isRehearsalDue(em: Em, now: Date): Promise<boolean> {
  const last = await kysely(em)
    .selectFrom('backup_runs')
    .select('startedAt')
    .where('kind', '=', 'REHEARSAL')
    .where('failure', 'is', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return !last || now.getTime() - last.startedAt.getTime() > rehearsedAgainAfter;
}

/** Tries a backup out. The backup is there either way, so what fails is noted and not thrown. */
async function rehearseNewest(
  em: Em,
  {
    path,
    backupDir,
    now,
    signal,
  }: { path: string; backupDir: string; now: () => Date; signal: AbortSignal },
): Promise<void> {
  const startedAt = now();
  const failure = await rehearseInChild(path, backupDir, signal);
  // A site that ends takes its trial with it, which says nothing about the backup. The next night tries again.
  signal.throwIfAborted();
  if (failure !== null) logError('backup', `${path} cannot be restored: ${failure}`);
  await noteRun(em, {
    kind: 'REHEARSAL',
    file: path,
    startedAt,
    endedAt: now(),
    ...(failure !== null && { failure: 'OTHER' }),
  });
}

/** What went wrong in the child process; null when the backup can be restored. */
async function rehearseInChild(
  path: string,
  parent: string,
  signal: AbortSignal,
): Promise<string | null> {
  const child = fork(program, {
    // Not the server's environment: it needs none of its secrets.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  try {
    return await new Promise<string | null>((resolve) => {
      child.once('message', (answer) => resolve((answer as { failure: string | null }).failure));
      child.once('error', ({ message }) => resolve(message));
      child.once('close', (code, by) => resolve(`its process ended with ${by ?? code}`));
      child.send({ path, parent }, () => undefined);
    });
  } finally {
    signal.removeEventListener('abort', kill);
  }
}
