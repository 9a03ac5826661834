import { chmodSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveSchema } from '#db/unfinished-move.ts';
import { checkBackup } from '#app/features/site/backups/read-backup.server.ts';
import { unseal } from '#app/features/site/backups/sealed-secret.server.ts';
import { keepSecret, restoreBackup } from '#app/features/site/backups/restore.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import {
  emptySettings,
  forge,
  makeSite,
  printFiles,
  printSchema,
  printTables,
  rewrite,
  withDatabase,
} from '#tests/setup/backups.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { makeFullSite } from '#tests/setup/full-site.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

type Site = Awaited<ReturnType<typeof makeSite>>;
let site: Site;
let path = '';
let whole: Buffer;
beforeAll(async () => {
  site = await makeSite();
  await makeFullSite(site.newEm, site.filesDir);
  path = await site.backUp({ value: 'the secret of the site', passphrase: 'a long passphrase' });
  whole = readFileSync(path);
});
afterAll(() => site.close());

const restore = async (file: string, settings: Env) =>
  restoreBackup(settings, await checkBackup(file));

/** What is in a data folder, but for the lock. */
const thereIs = ({ dataDir }: Env) =>
  readdirSync(dataDir).filter((name) => !['lock', 'lock.sqlite'].includes(name));

const onServer: Record<string, () => Promise<{ url: string; drop: () => Promise<void> }>> = {
  async PostgreSQL() {
    const { env, drop } = await emptyDatabase();
    return { url: env.DATABASE_URL ?? '', drop };
  },
};
/** Both kinds of database, where there is a server. The empty address means the embedded one. */
const targets = Object.entries({
  'the embedded database': () => Promise.resolve({ url: '', drop: () => Promise.resolve() }),
  ...(serverUrl ? onServer : {}),
});

describe.each(targets)('a backup restored into %s', (_name, open) => {
  it('has every row and file of a site with rows in every table, and the same schema', async () => {
    const { url, drop } = await open();
    const settings = emptySettings(url || undefined);
    const { tables, migrated, missingFiles } = await restore(path, settings);
    expect([migrated, missingFiles]).toEqual([[], []]);
    const { manifest } = await checkBackup(path);
    expect(tables).toEqual(manifest.tables);
    for (const [name, { rows }] of Object.entries(tables)) expect(rows, name).toBeGreaterThan(0);
    await withDatabase(settings, async (orm) => {
      expect(await printTables(orm)).toEqual(await printTables(site.orm));
      expect(await printSchema(orm)).toEqual(await printSchema(site.orm));
      expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
    });
    expect(printFiles(join(settings.dataDir, 'files'))).toEqual(printFiles(site.filesDir));
    expect(thereIs(settings)).toEqual(url ? ['files'] : ['files', 'postgres']);

    // There is something now.
    await expect(restore(path, settings)).rejects.toThrow('Restore only into an empty place');
    if (!url) return drop();
    const elsewhere = { ...settings, dataDir: temporaryFolder() };
    await expect(restore(path, elsewhere)).rejects.toThrow('has rows in public.');
    expect(thereIs(elsewhere)).toEqual([]);
    return drop();
  });

  it('leaves it empty when it fails half-way', async () => {
    const broken = await forge(path, (entries) => {
      const name = 'tables/public.bookmarks/000001.jsonl';
      const nobody = '00000000-0000-4000-8000-000000000000';
      const rows = String(entries.get(name)).replace(/"user_id":"[^"]+"/, `"user_id":"${nobody}"`);
      entries.set(name, Buffer.from(rows));
    });
    const { url, drop } = await open();
    const settings = emptySettings(url || undefined);
    await expect(restore(broken, settings)).rejects.toThrow('bookmarks_user_id_foreign');
    expect(thereIs(settings)).toEqual([]);
    if (url) {
      await withDatabase(settings, async (orm) => {
        const left = `select 1 from pg_class where relnamespace = 'public'::regnamespace`;
        expect(await orm.em.fork().execute(left)).toEqual([]);
      });
    }
    await drop();
  });

  it.runIf(process.env.TEST_EVERYTHING)('of an older version is brought up to date', async () => {
    const newer = ['20261126000031-backup-runs', '20261126000051-backup-kinds'];
    const older = await forge(path, (entries, manifest) => {
      entries.delete('tables/public.backup_runs/000001.jsonl');
      delete manifest.tables['public.backup_runs'];
      manifest.migrations = manifest.migrations.filter((name) => !newer.includes(name));
    });
    const { url, drop } = await open();
    const settings = emptySettings(url || undefined);
    const { migrated } = await restore(older, settings);
    expect(migrated).toEqual(newer);
    await withDatabase(settings, async (orm) => {
      expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
      const { ['public.backup_runs']: runs, ...others } = await printTables(orm);
      expect(runs).toMatch(/^0 /);
      expect(await printTables(site.orm)).toMatchObject(others);
    });
    await drop();
  });
});

describe('a backup that is not whole', () => {
  const write = (bytes: Uint8Array) => {
    const file = join(temporaryFolder(), 'broken.tar.gz');
    writeFileSync(file, bytes);
    return file;
  };
  const notWhole =
    /^The file \S+ is not a whole backup: .+\. Nothing was changed\. Use another one\.$/;

  it.each([0.0001, 0.02, 0.3, 0.9, 0.99999])('is refused: cut off at %d', async (part) => {
    const cut = write(whole.subarray(0, Math.floor(whole.length * part)));
    await expect(checkBackup(cut)).rejects.toThrow(notWhole);
  });

  it.each([0.01, 0.1, 0.5, 0.999])('is refused: a byte flipped at %d', async (part) => {
    const bytes = Buffer.from(whole);
    const at = Math.floor(bytes.length * part);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    await expect(checkBackup(write(bytes))).rejects.toThrow(notWhole);
  });

  it('is refused: a byte flipped before it was compressed', async () => {
    const bytes = gunzipSync(whole);
    const at = bytes.indexOf('Hillsview Place');
    bytes.write('X', at);
    await expect(checkBackup(write(gzipSync(bytes)))).rejects.toThrow(/was changed/);
  });

  it('is refused: a file of it is missing, or was added, or changed', async () => {
    const missing = await rewrite(path, (entries) => {
      entries.delete([...entries.keys()].find((name) => name.startsWith('files/photos/')) ?? '');
    });
    await expect(checkBackup(missing)).rejects.toThrow(/files\/photos\/\S+ .*is missing/);
    const added = await rewrite(path, (entries) => {
      const manifest = entries.get('manifest.json') ?? Buffer.alloc(0);
      entries.delete('manifest.json');
      entries.set('files/photos/other', Buffer.from('x')).set('manifest.json', manifest);
    });
    await expect(checkBackup(added)).rejects.toThrow('files/photos/other was added');
    const withoutEnd = await rewrite(path, (entries) => entries.delete('manifest.json'));
    await expect(checkBackup(withoutEnd)).rejects.toThrow('its end is missing');
  });

  it('is refused: a row of a table is missing, though the list of checksums was made anew', async () => {
    const fewer = await rewrite(
      await forge(path, (entries) => entries.delete('tables/public.bookmarks/000001.jsonl')),
      () => undefined,
    );
    await expect(checkBackup(fewer)).rejects.toThrow('public.bookmarks has 0 rows instead of 1');
  });

  it.each(['files/../../evil', 'files//etc/evil', 'evil', 'tables/public.users/1.jsonl'])(
    'is refused: an entry %s',
    async (name) => {
      const evil = await forge(path, (entries) => entries.set(name, Buffer.from('x\n')));
      await expect(checkBackup(evil)).rejects.toThrow('it has an entry that is none of ours');
    },
  );

  it('is refused where there is none', async () => {
    await expect(checkBackup('/nowhere/at-all.tar.gz')).rejects.toThrow(
      'There is no file /nowhere/at-all.tar.gz.',
    );
  });

  it('is not called broken where it cannot be opened', async () => {
    const folder = temporaryFolder();
    await expect(checkBackup(folder)).rejects.toThrow(
      `${folder} is a folder. Name the file of a backup in it.`,
    );
  });

  // Root may read everything.
  it.skipIf(process.getuid?.() === 0)(
    'is not called broken where this account may not',
    async () => {
      const file = write(whole);
      chmodSync(file, 0);
      await expect(checkBackup(file)).rejects.toThrow(
        /^This account \(number \d+\) may not read \S+\. The backup itself may well be whole/,
      );
    },
  );
});

describe('a backup of a newer version', () => {
  it.each([
    ['schema', (manifest: { migrations: string[] }) => manifest.migrations.push('20991231-more')],
    ['form', (manifest: { format: number }) => (manifest.format = 2)],
  ])('is refused: a newer %s', async (_what, change) => {
    const newer = await forge(path, (_entries, manifest) => void change(manifest));
    await expect(checkBackup(newer)).rejects.toThrow(
      /^The backup comes from a newer version of this program.*Nothing was changed\.$/,
    );
  });
});

describe('the place of a restore', () => {
  it('is refused where there is a file already, and nothing is changed', async () => {
    const settings = emptySettings();
    mkdirSync(join(settings.dataDir, 'files', 'photos'), { recursive: true });
    writeFileSync(join(settings.dataDir, 'files', 'photos', 'one'), 'x');
    await expect(restore(path, settings)).rejects.toThrow('such as photos/one');
    expect(thereIs(settings)).toEqual(['files']);
  });

  it.runIf(serverUrl)('is refused where a move into it began, which keeps keys apart', async () => {
    const { env, drop } = await emptyDatabase();
    const settings = emptySettings(env.DATABASE_URL);
    await withDatabase(settings, (orm) => orm.em.fork().execute(`create schema ${moveSchema}`));
    await expect(restore(path, settings)).rejects.toThrow('began and has not ended');
    await drop();
  });
});

describe('the secret in a backup', () => {
  it('comes back with its passphrase, and goes where the data folder keeps it', async () => {
    const { sealedSecret } = await checkBackup(path);
    const secret = await unseal(sealedSecret ?? '', 'a long passphrase');
    expect(secret).toBe('the secret of the site');
    expect(gunzipSync(whole).includes('the secret of the site')).toBe(false);
    const settings = emptySettings();
    expect(await keepSecret(settings, secret ?? ''), 'it is set elsewhere').toBe(false);
    const kept = join(settings.dataDir, 'session-secret');
    writeFileSync(kept, settings.sessionSecret);
    expect(await keepSecret(settings, secret ?? '')).toBe(true);
    expect(readFileSync(kept, 'utf8')).toBe(secret);
  });
});

describe.runIf(process.env.TEST_EVERYTHING)('a backup while writers write', () => {
  it('is of one moment, with every file that its rows name', async () => {
    let stopped = false;
    let pairs = 0;
    const writers = [0, 1].map(async (writer) => {
      while (!stopped) {
        const id = crypto.randomUUID();
        const folder = join(site.filesDir, 'photos', id);
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'large.webp'), id);
        await site.newEm().transactional(async (tx) => {
          await tx.execute(
            `insert into photos (id, owner_id, width, height, created_at)
              select ?, id, 10, 10, now() from users limit 1`,
            [id],
          );
          for (const half of ['a', 'z']) {
            await tx.execute(
              'insert into city_figures (name, value, counted_at) values (?, 1, now())',
              [`${half}-${id}`],
            );
          }
        });
        pairs += 1;
        await new Promise((done) => setTimeout(done, writer));
      }
    });
    await expect.poll(() => pairs).toBeGreaterThan(5);
    const before = pairs;
    const busy = await site.backUp();
    const during = pairs - before;
    await expect.poll(() => pairs).toBeGreaterThan(before + during);
    stopped = true;
    await Promise.all(writers);
    const settings = emptySettings();
    const { missingFiles } = await restore(busy, settings);
    expect(missingFiles).toEqual([]);
    await withDatabase(settings, async (orm) => {
      const halves = await orm.em.fork().execute<{ a: number; z: number }[]>(`
        select count(*) filter (where name like 'a-%')::int as a, count(*) filter (where name like 'z-%')::int as z
        from city_figures`);
      expect(halves[0]?.a).toBeGreaterThanOrEqual(before);
      expect(halves[0]?.z).toBe(halves[0]?.a);
    });
  });
});
