import { createHash } from 'node:crypto';
import { unknownMigrations } from '#db/migrate.ts';
import { StartError } from '#app/lib/errors.ts';
import { readArchive, type Entry } from './archive.server.ts';
import {
  entryNames,
  filePathOf,
  formatVersion,
  manifestSchema,
  tableOf,
  type Manifest,
} from './manifest.ts';
import { Tallying } from './tables.server.ts';

export interface Backup {
  path: string;
  manifest: Manifest;
  /** SESSION_SECRET, encrypted; null where it is not in the backup. */
  sealedSecret: string | null;
  /** The paths of its files. */
  files: string[];
  /** The checksum of each entry. */
  sums: ReadonlyMap<string, string>;
}

/** What is read into memory whole: the lists, the secret, and parts of tables. */
const mostBytes = 256 * 1024 * 1024;

/**
 * Reads a backup from end to end and compares every entry with its checksum and every table with its count. Throws
 * StartError where the file is broken, cut off or changed, or comes from a newer version, and in other words where this
 * account cannot open it, which says nothing about the backup.
 */
export async function checkBackup(path: string): Promise<Backup> {
  const read = await readAll(path).catch((error: unknown) => {
    throw (
      unreadable(path, error) ??
      broken(path, error instanceof Error ? error.message : String(error))
    );
  });
  const manifest = parseManifest(path, read.texts.get(entryNames.manifest));
  if (read.last !== entryNames.manifest) throw broken(path, 'something comes after its manifest');
  const listed = read.texts.get(entryNames.sums) ?? '';
  if (sumOf(listed) !== manifest.sums) throw broken(path, 'its list of checksums was changed');
  compareSums(path, listed, read.sums);
  compareTables(path, manifest, read.tables);
  const { count, bytes } = manifest.files;
  if (count !== read.files.length || bytes !== read.fileBytes) {
    throw broken(path, `it has ${read.files.length} photos and documents instead of ${count}`);
  }
  refuseNewer(manifest);
  const sealedSecret = read.texts.get(entryNames.secret) ?? null;
  return { path, manifest, sealedSecret, files: read.files, sums: read.sums };
}

async function readAll(path: string) {
  const sums = new Map<string, string>();
  const texts = new Map<string, string>();
  const tables = new Map<string, Tallying>();
  const files: string[] = [];
  let fileBytes = 0;
  let last = '';
  for await (const entry of readArchive(path)) {
    const { name, size } = entry;
    const table = tableOf(name);
    const file = filePathOf(name);
    const isKnown = Object.values<string>(entryNames).includes(name);
    if (!table && !file && !isKnown)
      throw new Error(`it has an entry that is none of ours: ${name}`);
    if (sums.has(name)) throw new Error(`it has two entries ${name}`);
    last = name;
    if (file) {
      files.push(file);
      fileBytes += size;
      sums.set(name, await sumOfContent(entry));
      continue;
    }
    const text = await readText(entry);
    sums.set(name, sumOf(text));
    if (!table) {
      texts.set(name, text);
      continue;
    }
    const tallying = tables.get(table) ?? new Tallying();
    tables.set(table, tallying);
    tallying.add(text.split('\n').length - 1, text);
  }
  return { sums, texts, tables, files, fileBytes, last };
}

/** The text of an entry. */
export async function readText({ name, size, content }: Entry): Promise<string> {
  if (size > mostBytes) throw new Error(`${name} is too large`);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function sumOfContent({ content }: Entry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function parseManifest(path: string, text: string | undefined): Manifest {
  if (text === undefined) throw broken(path, 'its end is missing');
  const json: unknown = JSON.parse(text);
  const { format } = json as { format?: unknown };
  if (typeof format === 'number' && format > formatVersion) throw tooNew();
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw broken(path, 'its manifest is none that we know');
  return parsed.data;
}

/** Every entry before the list stands in it, with the checksum that it has; and nothing else does. */
function compareSums(path: string, listed: string, sums: Map<string, string>): void {
  const expected = new Map(
    listed
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  for (const [name, sum] of expected) {
    if (!sums.has(name)) throw broken(path, `${name} is missing`);
    if (sums.get(name) !== sum) throw broken(path, `${name} was changed`);
  }
  for (const name of sums.keys()) {
    if (name === entryNames.sums || name === entryNames.manifest || expected.has(name)) continue;
    throw broken(path, `${name} was added`);
  }
}

function compareTables(path: string, { tables }: Manifest, read: Map<string, Tallying>): void {
  for (const [name, { rows, sha256 }] of Object.entries(tables)) {
    const tally = (read.get(name) ?? new Tallying()).end();
    if (tally.rows !== rows || tally.sha256 !== sha256) {
      throw broken(path, `${name} has ${tally.rows} rows instead of ${rows}, or other ones`);
    }
  }
  for (const name of read.keys()) {
    if (!(name in tables)) throw broken(path, `its manifest does not name ${name}`);
  }
}

function refuseNewer({ migrations }: Manifest): void {
  const unknown = unknownMigrations(migrations);
  if (unknown.length > 0) throw tooNew(unknown.at(-1));
}

const tooNew = (migration?: string): StartError =>
  new StartError(
    `The backup comes from a newer version of this program${migration ? ` (it knows ${migration})` : ''}. Install that version, or a later one, and restore there. Nothing was changed.`,
  );

const broken = (path: string, why: string): StartError =>
  new StartError(
    `The file ${path} is not a whole backup: ${why}. Nothing was changed. Use another one.`,
  );

/** What keeps this account from opening the file at all; null where it is the content that is wrong. */
function unreadable(path: string, error: unknown): StartError | null {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'ENOENT':
      return new StartError(`There is no file ${path}.`);
    case 'EISDIR':
      return new StartError(`${path} is a folder. Name the file of a backup in it.`);
    case 'EACCES':
    case 'EPERM':
      return new StartError(
        `This account${process.getuid ? ` (number ${process.getuid()})` : ''} may not read ${path}. The backup itself may well be whole: give the file to this account (chown), or copy it to where it may read it. Nothing was changed.`,
      );
    default:
      return null;
  }
}
