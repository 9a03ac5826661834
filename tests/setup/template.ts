import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { migrate } from '#db/migrate.ts';
import type { PGlite } from '@electric-sql/pglite';

/** Where the tests write their files. */
export const outputDir = join(import.meta.dirname, '..', '.output');
const dumpPath = join(outputDir, 'template.tar');
/** A data folder with the migrated, empty database in it, for copying. */
export const readyFolder = join(outputDir, 'data-dir');
const templateName = 'local_link_test_template';

/** The PostgreSQL server the suite runs on; undefined for the embedded database. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** Makes the migrated, empty database that every test file starts from, and the folder that processes start from. */
export async function makeTemplate(): Promise<void> {
  mkdirSync(outputDir, { recursive: true });
  // The embedded database holds this process while it works, and a server's answer would be late.
  await makeReadyFolder();
  if (serverUrl) await makeOnServer();
}

async function makeOnServer(): Promise<void> {
  await onServer(async (orm) => {
    await run(orm, `drop database if exists ${templateName}`);
    await run(orm, `create database ${templateName}`);
  });
  const orm = createOrm({ kind: 'postgresql', url: urlOf(templateName) });
  await migrate(orm);
  await orm.close();
}

/** Makes the folder; on the embedded database, test files clone what is in it. */
async function makeReadyFolder(): Promise<void> {
  await rm(readyFolder, { recursive: true, force: true });
  mkdirSync(readyFolder, { recursive: true });
  const pglite = await openEmbedded(join(readyFolder, 'postgres'));
  const orm = createOrm({ kind: 'embedded', pglite });
  await migrate(orm);
  await orm.close();
  const dump = serverUrl ? null : await pglite.dumpDataDir('none');
  await pglite.close();
  if (dump) await writeFile(dumpPath, await smallDump(dump));
}

/** A dump without what a clone never reads: the log of the migrations, and PostgreSQL's own templates. */
async function smallDump(dump: Blob): Promise<Uint8Array> {
  const pglite = await openEmbedded(null, { dump });
  await pglite.exec(`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  // What follows begins a new file of the log, and the checkpoint needs no other.
  await pglite.exec('select pg_switch_wal(); checkpoint');
  const { rows } = await pglite.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  );
  const small = new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await pglite.close();
  return withoutOldLog(small, rows[0]?.name ?? '');
}

/** What is kept of the newest file of the log after its last entry: PostgreSQL looks there for more. */
const pageOfLog = 8192;
const tarBlock = 512;

/**
 * The same archive with one file of the log, up to where it is written: each is 16 MB, and reading them took most of
 * the time to make a clone.
 */
function withoutOldLog(archive: Uint8Array, newest: string): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < archive.length;) {
    const header = Buffer.from(archive.subarray(at, at + tarBlock));
    const name = header.toString('latin1', 0, 100).replace(/\0.*$/s, '');
    const size = parseInt(header.toString('latin1', 124, 136), 8) || 0;
    const content = archive.subarray(at + tarBlock, at + tarBlock + size);
    const [, segment] = /pg_wal\/([0-9A-F]{24})$/.exec(name) ?? [];
    at += tarBlock + Math.ceil(size / tarBlock) * tarBlock;
    if (segment !== undefined && segment !== newest) continue;
    const kept = segment === undefined ? content : writtenPart(content);
    parts.push(withSize(header, kept.length), kept);
    parts.push(new Uint8Array(-kept.length & (tarBlock - 1)));
  }
  return Buffer.concat(parts);
}

const writtenPart = (log: Uint8Array): Uint8Array => {
  const last = log.findLastIndex((byte) => byte !== 0);
  return log.subarray(0, (Math.ceil((last + 1) / pageOfLog) + 1) * pageOfLog);
};

/** A header of an archive for a file of this size, with its sum. A block of zeros at the end stays one. */
function withSize(header: Buffer, size: number): Buffer {
  if (header[0] === 0) return header;
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** PGlite's program, compiled once for all the databases of this process. */
let program: Promise<WebAssembly.Module> | undefined;

async function compileProgram(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
}

type TestDatabase =
  | { kind: 'embedded'; pglite: PGlite; drop: () => Promise<void> }
  | { kind: 'postgresql'; url: string; drop: () => Promise<void> };

/** A new database, cloned from the template. */
export async function cloneTemplate(): Promise<TestDatabase> {
  if (serverUrl) {
    const name = `local_link_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
    await onServer((orm) => run(orm, `create database ${name} template ${templateName}`));
    return {
      kind: 'postgresql',
      url: urlOf(name),
      drop: () => onServer((orm) => run(orm, `drop database if exists ${name} with (force)`)),
    };
  }
  const dump = new Blob([await readFile(dumpPath)]);
  const pglite = await openEmbedded(null, { dump, program: await (program ??= compileProgram()) });
  return { kind: 'embedded', pglite, drop: () => pglite.close() };
}

function urlOf(name: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(work: (orm: Orm) => Promise<unknown>): Promise<void> {
  const orm = createOrm({ kind: 'postgresql', url: serverUrl ?? '' });
  try {
    await work(orm);
  } finally {
    await orm.close();
  }
}

/** Runs a statement outside any transaction, as CREATE DATABASE must be. */
const run = (orm: Orm, sql: string) => orm.em.getConnection().execute(sql);
