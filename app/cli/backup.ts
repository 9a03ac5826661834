/** Writes a backup, also while the site runs: `npm run backup -- FILE`; `--help` says the rest. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { backUpTo, keepBackup, noteInOwn } from '../features/site/backups/keep-backup.server.ts';
import { rowsOf } from '../features/site/backups/manifest.ts';
import type { Run } from '../features/site/backups/note-run.server.ts';
import type { Backup } from '../features/site/backups/read-backup.server.ts';
import { askSiteForBackup, tellSiteOfBackup } from '../features/site/backups/site-socket.server.ts';
import { embeddedDatabase, FolderInUseError } from '../lib/db/embedded.server.ts';
import { commandEnv, type Env } from '../lib/env.server.ts';
import { StartError } from '../lib/errors.ts';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { askPassphrase, canAsk } from './ask-passphrase.ts';
import { contentsOf, filesAreElsewhere, sizeOf } from './backup-words.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run backup -- FILE [--with-secret]

  Writes the database, the photos and the documents into one file, a .tar.gz, and checks it. The site can
  go on running.

  Where BACKUP_PASSPHRASE is set, SESSION_SECRET is in it too, encrypted with that, as in the nightly ones.

  --with-secret
    Asks for a passphrase where BACKUP_PASSPHRASE is not set, and ends where SESSION_SECRET is not known here.`;

await runCommand(main);

async function main(): Promise<void> {
  readSettingsFile();
  const { file, withSecret, help } = readArguments();
  if (help) {
    console.log(usage);
    return;
  }
  const began = performance.now();
  const env = commandEnv();
  const path = resolve(file);
  refusePath(path, env);
  const passphrase = env.backupPassphrase ?? (withSecret ? await choosePassphrase() : undefined);
  const startedAt = new Date();
  const place = await openPlace(env, withSecret);
  try {
    const backup = await keepBackup(path, (out) => place.write(out, passphrase));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const bytes = statSync(path).size;
    console.log(`${path}: ${contentsOf(backup.manifest)}.
${sizeOf(bytes)} in ${seconds} s. It was read back, and every checksum is right.
SHA-256 of the file: ${await sumOf(path)}
${leftOut(backup, env)}`);
    const made = { file: path, bytes, rows: rowsOf(backup.manifest), startedAt };
    // The backup is there either way.
    await place
      .note({ kind: 'BY_HAND', ...made, endedAt: new Date() })
      .catch(({ message }: Error) => console.log(`/admin/site doesn’t know of it: ${message}`));
  } finally {
    await place.close();
  }
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, 'with-secret': { type: 'boolean' } },
    });
    const [file = '', ...rest] = positionals;
    const help = values.help ?? false;
    if (help || (file && rest.length === 0)) {
      return { file, help, withSecret: values['with-secret'] ?? false };
    }
  } catch {
    // Said below.
  }
  throw new StartError(`${usage}\n\nName one file to write, such as ../local-link.tar.gz.`);
}

function refusePath(path: string, { dataDir }: Env): void {
  if (existsSync(path)) throw new StartError(`There is a file ${path} already. Name a new one.`);
  if (!existsSync(dirname(path))) throw new StartError(`There is no folder ${dirname(path)}.`);
  if (path.startsWith(`${join(dataDir, 'files')}/`)) {
    throw new StartError(
      'Name a file outside DATA_DIR/files: the next backup would have this one in it.',
    );
  }
}

async function choosePassphrase(): Promise<string> {
  if (!canAsk()) throw new StartError('Set BACKUP_PASSPHRASE, which --with-secret needs.');
  const passphrase = await askPassphrase('Passphrase for SESSION_SECRET (12 characters or more): ');
  if (passphrase.length < 12) throw new StartError('The passphrase is too short.');
  if ((await askPassphrase('The same once more: ')) === passphrase) return passphrase;
  throw new StartError('The two passphrases differ.');
}

/** Where a backup comes from, and where it is written down that it was made. */
interface Place {
  write: (out: Writable, passphrase: string | undefined) => Promise<void>;
  note: (run: Run) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The site that runs has the embedded database to itself, so it writes the backup; otherwise this process does, and
 * then leaves a secret out that it does not know, or, with `needsSecret`, refuses.
 */
async function openPlace(env: Env, needsSecret: boolean): Promise<Place> {
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'postgres'))) {
    throw new StartError(
      `There is no database in ${env.dataDir} yet. Set DATA_DIR, or DATABASE_URL, as the site has it.`,
    );
  }
  const { signal } = new AbortController();
  const hasSecret = needsSecret || env.isSecretKnown !== false;
  const own: Place = {
    write: (out, passphrase) =>
      backUpTo(out, env, { passphrase: hasSecret ? passphrase : undefined, signal }),
    note: (run) => noteInOwn(env, run),
    close: () => Promise.resolve(),
  };
  if (env.databaseUrl) return own;
  const opened = await embeddedDatabase(env).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return error;
    throw error;
  });
  if (opened instanceof FolderInUseError) {
    return {
      ...own,
      write: async (out, passphrase) => {
        if (!(await askSiteForBackup(out, env, passphrase))) throw opened;
      },
      note: (run) => tellSiteOfBackup(env, run),
    };
  }
  return {
    ...own,
    close: async () => {
      await opened.pglite.close();
      opened.release();
    },
  };
}

/** What an operator has to keep elsewhere. */
function leftOut({ manifest }: Backup, { dataDir, databaseUrl, backupPassphrase }: Env): string {
  const elsewhere = filesAreElsewhere(manifest, dataDir);
  const lines = [
    ...(elsewhere ? [elsewhere] : []),
    `Not in it: the settings (.env), and emails written to ${join(dataDir, 'mail')}.`,
  ];
  if (manifest.files.place === 'bucket') {
    lines.push('Photos and documents are not in it: the bucket in S3_BUCKET has them.');
  }
  lines.push(
    manifest.secret
      ? 'SESSION_SECRET is in it, encrypted. Keep the passphrase elsewhere: without it, the secret is lost.'
      : `SESSION_SECRET is not in it${backupPassphrase ? ', because it is not set here' : ''}. Keep a copy of it (${databaseUrl ? 'from .env' : `from .env or ${join(dataDir, 'session-secret')}`})${backupPassphrase ? '' : ', or add --with-secret'}.
Under another secret, codes in paper letters, invitations, unsubscribe links, calendar addresses, lobby
screens and codes of authenticator apps stop working.`,
  );
  return lines.join('\n');
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
