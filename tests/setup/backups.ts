import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { ArchiveWriter, readArchive } from '#app/features/site/backups/archive.server.ts';
import { writeBackup, writeDraft } from '#app/features/site/backups/make-backup.server.ts';
import { tableOf, type Manifest } from '#app/features/site/backups/manifest.ts';
import type { Env } from '#app/lib/env.server.ts';
import { cloneTemplate } from './template.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A migrated database and a folder for files, as a site has them. */
export async function makeSite() {
  const clone = await cloneTemplate();
  const orm = createOrm(clone);
  const filesDir = join(temporaryFolder(), 'files');
  return {
    orm,
    filesDir,
    newEm: () => orm.em.fork(),
    /** Writes a backup and returns its path. */
    async backUp(secret?: { value: string; passphrase: string }): Promise<string> {
      const path = join(temporaryFolder(), 'backup.tar.gz');
      const { kind } = clone;
      const source = { em: orm.em.fork(), kind, filesDir, usesBucket: false, demo: false, secret };
      await writeDraft(path, (out) => writeBackup(source, out, new AbortController().signal));
      return path;
    },
    async close() {
      await orm.close();
      await clone.drop();
    },
  };
}

/** The settings of a site in a new, empty folder. */
export const emptySettings = (databaseUrl?: string): Env => ({
  production: true,
  port: 3000,
  host: undefined,
  dataDir: temporaryFolder(),
  appUrl: 'http://localhost:3000',
  databaseUrl,
  sessionSecret: 'a secret that only the tests know, long enough',
  demo: false,
  mailFrom: 'The Local Link <post@link.example>',
  trustedProxies: 0,
  pseudoLocale: false,
});

/** Does something with the database of these settings. */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: Env,
  work: (orm: Orm) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) {
    const orm = createOrm({ kind: 'postgresql', url: databaseUrl });
    return work(orm).finally(() => orm.close());
  }
  const pglite = await openEmbedded(join(dataDir, 'postgres'));
  const orm = createOrm({ kind: 'embedded', pglite });
  try {
    return await work(orm);
  } finally {
    await orm.close();
    await pglite.close();
  }
}

/** Every table with its count and a sum of its rows as PostgreSQL prints them, whatever their order. */
export async function printTables(orm: Orm): Promise<Record<string, string>> {
  return orm.em.fork().transactional(async (tx) => {
    await tx.execute(`set local timezone = 'UTC'`);
    const tables = await tx.execute<{ name: string }[]>(`
      select n.nspname || '.' || c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and (n.nspname = 'public' or c.relname in ('queue', 'job_common'))
        and c.relname not in ('migrations', 'rate_limits')`);
    const printed: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await tx.execute<{ printed: string }[]>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as printed
          from ${name} t`,
      );
      printed[name] = row?.printed ?? '';
    }
    return printed;
  });
}

/** The schema as its constraints, triggers and indexes describe it. */
export const printSchema = (orm: Orm) =>
  orm.em.fork().execute(`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition, '' as state
      from pg_constraint where contype in ('f', 'c', 'u', 'p') and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text
      from pg_trigger where not tgisinternal
    order by 1, 2`);

/** The files below a folder with their checksums. */
export function printFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(folder.length), sumOf(readFileSync(path))]),
  );
}

const sumOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

type Entries = Map<string, Buffer>;

/** Writes another backup from one, with its entries as `change` leaves them. */
export async function rewrite(path: string, change: (entries: Entries) => void): Promise<string> {
  const entries: Entries = new Map();
  for await (const { name, content } of readArchive(path)) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    entries.set(name, Buffer.concat(chunks));
  }
  change(entries);
  const changed = join(temporaryFolder(), 'changed.tar.gz');
  const archive = new ArchiveWriter(createWriteStream(changed));
  for (const [name, bytes] of entries) await archive.add(name, bytes.length, [bytes]);
  await archive.end();
  return changed;
}

/** Changes a backup so that every count and checksum of it is right again, as a forger would. */
export const forge = (
  path: string,
  change: (entries: Entries, manifest: Manifest) => void,
): Promise<string> =>
  rewrite(path, (entries) => {
    const manifest = JSON.parse(String(entries.get('manifest.json'))) as Manifest;
    entries.delete('manifest.json');
    entries.delete('SHA256SUMS');
    change(entries, manifest);
    const texts = new Map<string, string>();
    for (const [name, bytes] of entries) {
      const table = tableOf(name);
      if (table) texts.set(table, (texts.get(table) ?? '') + String(bytes));
    }
    for (const [table, text] of texts) {
      manifest.tables[table] = { rows: text.split('\n').length - 1, sha256: sumOf(text) };
    }
    const sums = [...entries].map(([name, bytes]) => `${sumOf(bytes)}  ${name}\n`).join('');
    entries.set('SHA256SUMS', Buffer.from(sums));
    entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, sums: sumOf(sums) })));
  });
