import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { createOrm, type Orm } from '#db/config.ts';
import { join } from 'node:path';
import { reach, requireOurSchema } from '#app/lib/db/database.server.ts';
import { embeddedDatabase } from '#app/lib/db/embedded.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { flushFolderOf, writeBackup, writeDraft } from './make-backup.server.ts';
import { insertRun, type Run } from './note-run.server.ts';
import { checkBackup, type Backup } from './read-backup.server.ts';

/**
 * Has `write` write a backup to `path`, reads it back, and only then gives it its name. What fails leaves nothing
 * there.
 */
export async function keepBackup(
  path: string,
  write: (out: Writable) => Promise<unknown>,
): Promise<Backup> {
  const draft = `${path}.part`;
  try {
    await writeDraft(draft, write);
    const backup = await checkBackup(draft);
    await rename(draft, path);
    await flushFolderOf(path);
    return { ...backup, path };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a backup of this process's own database: the embedded one, which has to be its own, or a server's. */
export const backUpTo = (
  out: Writable,
  settings: Env,
  { passphrase, signal }: { passphrase: string | undefined; signal: AbortSignal },
): Promise<void> =>
  withOwnOrm(settings, async (orm) => {
    const { databaseUrl, dataDir, sessionSecret, isSecretKnown = true } = settings;
    if (passphrase !== undefined && !isSecretKnown) {
      throw new StartError(
        'SESSION_SECRET is not set here, so the backup would have another one than the site. Set it as the site has it.',
      );
    }
    await writeBackup(
      {
        em: orm.em.fork(),
        kind: databaseUrl ? 'postgresql' : 'embedded',
        filesDir: join(dataDir, 'files'),
        usesBucket: settings.usesBucket ?? false,
        demo: settings.demo,
        secret: passphrase === undefined ? undefined : { value: sessionSecret, passphrase },
      },
      out,
      signal,
    );
  });

/** Writes down in the same database how a run ended. */
export const noteInOwn = (settings: Env, run: Run): Promise<void> =>
  withOwnOrm(settings, (orm) => insertRun(orm.em, run));

/** Does something with an ORM without the limits on how long a statement may take. */
async function withOwnOrm(settings: Env, work: (orm: Orm) => Promise<unknown>): Promise<void> {
  const { databaseUrl } = settings;
  const orm = databaseUrl
    ? createOrm({ kind: 'postgresql', url: databaseUrl }, { patient: true })
    : createOrm({ kind: 'embedded', pglite: (await embeddedDatabase(settings)).pglite });
  try {
    if (databaseUrl) await reach(orm);
    await requireOurSchema(orm);
    await work(orm);
  } finally {
    await orm.close();
  }
}
