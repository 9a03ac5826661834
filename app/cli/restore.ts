/** Restores a backup into an empty place, or tries it out: `npm run restore -- FILE`; `--help` says the rest. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { openBucket } from '../features/media/photos/storage/open-bucket.server.ts';
import { fetchFromBucket } from '../features/site/backups/bucket.server.ts';
import { checkBackup, type Backup } from '../features/site/backups/read-backup.server.ts';
import {
  keepSecret,
  rehearseBackup,
  restoreBackup,
} from '../features/site/backups/restore.server.ts';
import type { Filled } from '../features/site/backups/fill-database.server.ts';
import { unseal } from '../features/site/backups/sealed-secret.server.ts';
import { backupBucketSetting, commandEnv, passphraseSetting, type Env } from '../lib/env.server.ts';
import { StartError } from '../lib/errors.ts';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { askPassphrase, canAsk } from './ask-passphrase.ts';
import { contentsOf, whereFilesAre } from './backup-words.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run restore -- FILE [--rehearse | --show-secret]

  Checks a backup and restores it into the database in DATABASE_URL, or the embedded one in DATA_DIR, with
  its photos and documents. Both have to be empty. If anything fails, they stay empty. A FILE such as
  s3:local-link-20261126T072000Z.tar.gz comes from BACKUP_S3_BUCKET; s3: lists what is there.

  --rehearse
    Restores it into a scratch database in ${tmpdir()} (TMPDIR), compares everything, and deletes that again.
  --show-secret
    Prints the SESSION_SECRET that is in the backup, and restores nothing.

  A secret in the backup is decrypted with BACKUP_PASSPHRASE, or a passphrase that you are asked for.`;

await runCommand(main);

async function main(): Promise<void> {
  readSettingsFile();
  const { file, values } = readArguments();
  if (values.help) {
    console.log(usage);
    return;
  }
  if (!file.startsWith('s3:')) return work(resolve(file), values);
  const bucket = backupBucketSetting();
  if (!bucket) throw new StartError('Set BACKUP_S3_BUCKET and its keys, as the site has them.');
  const store = await openBucket(bucket, 'BACKUP_S3_BUCKET');
  const folder = mkdtempSync(join(tmpdir(), 'local-link-'));
  try {
    await work(await fetchFromBucket(store, file.slice('s3:'.length), folder), values);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does what was asked for with a backup that is here. */
async function work(
  path: string,
  values: { rehearse?: boolean; 'show-secret'?: boolean },
): Promise<void> {
  const backup = await checkBackup(path);
  const { manifest } = backup;
  console.log(`${backup.path} is whole: ${contentsOf(manifest)}.
It was made on ${manifest.createdAt.slice(0, 16).replace('T', ' at ')} UTC from ${manifest.database.kind === 'embedded' ? 'an embedded database' : 'a PostgreSQL server'}.`);
  if (values.rehearse) await rehearse(backup);
  else if (values['show-secret']) console.log(await requireSecret(backup));
  else await restore(backup);
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        rehearse: { type: 'boolean' },
        'show-secret': { type: 'boolean' },
      },
    });
    const [file = '', ...rest] = positionals;
    if (values.help || (file && rest.length === 0)) return { file, values };
  } catch {
    // Said below.
  }
  throw new StartError(`${usage}\n\nName one backup.`);
}

async function rehearse(backup: Backup): Promise<void> {
  const began = performance.now();
  const filled = await rehearseBackup(backup, tmpdir());
  const tables = Object.entries(filled.tables);
  const width = Math.max(...tables.map(([name]) => name.length));
  const lines = tables.map(([name, { rows, sha256 }]) => {
    const { rows: expected } = backup.manifest.tables[name] ?? { rows: 0 };
    return `  ${name.padEnd(width)}  ${String(expected).padStart(8)}  ${String(rows).padStart(8)}  ${sha256.slice(0, 16)}…`;
  });
  console.log(`
  ${'table'.padEnd(width)}  ${'backup'.padStart(8)}  ${'restored'.padStart(8)}  checksum, equal in both
${lines.join('\n')}

${afterwards(filled)}It can be restored: that took ${((performance.now() - began) / 1000).toFixed(1)} s here. Nothing was kept.`);
}

async function restore(backup: Backup): Promise<void> {
  const { manifest } = backup;
  const secret = await findSecret(backup);
  const env = commandEnv();
  const filled = await restoreBackup(env, backup);
  const place = env.databaseUrl ? 'the database in DATABASE_URL' : join(env.dataDir, 'postgres');
  console.log(`Restored into ${place} and ${join(env.dataDir, 'files')}.
Every table was read back, and has the rows and the checksum of the backup.
${afterwards(filled)}${await secretLines(env, manifest.secret, secret)}
${whereFilesAre(manifest, env)}${
    env.demo && !manifest.demo
      ? 'Set DEMO=0 before the start: otherwise the demo city is added to what was restored.\n'
      : ''
  }Emails that were queued at the time of the backup leave after the start, those that have left since too.`);
}

/** What an operator should know of what was restored. */
function afterwards({ migrated, missingFiles }: Filled): string {
  const [first] = missingFiles;
  return [
    migrated.length > 0
      ? `The backup was older: ${migrated.length} migrations brought it up to date (to ${migrated.at(-1)}).\n`
      : '',
    first === undefined
      ? ''
      : `Not in the backup, and missing on the site: ${missingFiles.length} photos or documents, such as ${first}.\n`,
  ].join('');
}

/** The secret of a backup; null when it has none, or nobody is there to be asked for the passphrase. */
async function findSecret({ sealedSecret }: Backup): Promise<string | null> {
  if (sealedSecret === null) return null;
  const passphrase =
    passphraseSetting() ?? (canAsk() ? await askPassphrase('Passphrase of the backup: ') : '');
  if (!passphrase) return null;
  const secret = await unseal(sealedSecret, passphrase);
  if (secret !== null) return secret;
  throw new StartError('The passphrase is not that of the backup. Nothing was changed.');
}

async function requireSecret(backup: Backup): Promise<string> {
  if (backup.sealedSecret === null) throw new StartError('The backup has no secret in it.');
  const secret = await findSecret(backup);
  if (secret !== null) return `SESSION_SECRET=${secret}`;
  throw new StartError('Set BACKUP_PASSPHRASE, which the secret is encrypted with.');
}

async function secretLines(env: Env, isInBackup: boolean, secret: string | null): Promise<string> {
  if (secret === null) {
    return isInBackup
      ? 'SESSION_SECRET was left alone: its passphrase was not given. See it with --show-secret.'
      : 'SESSION_SECRET is not in the backup: set the one that the site had. Under another one, codes in paper letters,\ninvitations, unsubscribe links, calendar addresses, lobby screens and codes of authenticator apps stop working.';
  }
  if (secret === env.sessionSecret) return 'SESSION_SECRET is set as it was.';
  if (await keepSecret(env, secret)) {
    return `SESSION_SECRET is as it was: it is kept in ${join(env.dataDir, 'session-secret')}.`;
  }
  return `Set the secret that the site had, in .env or where its settings are, before the start:\n\n  SESSION_SECRET=${secret}\n`;
}
