import {
  aboutSchema,
  exportNames,
  exportVersion,
  rowsName,
} from '#app/features/site/community-export/format.ts';
import { typeOfFile } from '#app/features/media/files/receive.server.ts';
import { fileTypes } from '#app/features/media/files/file-types.ts';
import { maxFileBytes } from '#app/features/media/files/limits.ts';
import { isStoredPhoto } from '#app/features/media/photos/stored-photo.server.ts';
import type { z } from 'zod';
import { followChain } from './follow-chain.ts';
import { limits } from './limits.ts';
import { openZip, type OpenZip } from './open-zip.server.ts';
import { references } from './references.ts';
import { broken, refusal } from './refusal.ts';
import { kinds, laterKinds, rowSchemas, type Kind, type Rows } from './rows.ts';
import { entrySchema, type Entry } from './log-entry.ts';

/** A download of a community that is whole, with its rows in memory and its files still in the zip. */
export interface CheckedExport {
  zip: OpenZip;
  about: z.output<typeof aboutSchema>;
  rows: Rows;
  log: Entry[];
  /** The SHA-256 of each file, by its name. */
  sums: ReadonlyMap<string, string>;
}

/**
 * Reads a download from end to end: the chain of its log, the checksum of every file, every row and what the rows
 * name, and that each document and photo is what it says. Throws StartError for anything that is not as it was
 * downloaded. The caller closes the zip.
 */
export async function checkExport(path: string): Promise<CheckedExport> {
  const zip = await openZip(path);
  try {
    const about = await readAbout(zip);
    const texts = await readTexts(zip);
    const lines = linesOf(texts.get(exportNames.log)?.text ?? '');
    const followed = followChain(lines, about.log);
    if ('problem' in followed) throw broken(path, followed.problem);
    const sums = await compareSums(zip, texts);
    const log = lines.map((line, index) =>
      parsed(zip.path, entrySchema, line, `Entry ${index + 1} of its log`),
    );
    const rows = readRows(zip.path, texts);
    refuseBadNames(zip.path, rows);
    await refuseBadFiles(zip, rows);
    return { zip, about, rows, log, sums };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readAbout(zip: OpenZip) {
  const { path, sizes } = zip;
  if (!sizes.has(exportNames.about)) {
    const isOld = sizes.has(exportNames.log) && sizes.has(rowsName('community'));
    throw isOld
      ? refusal(
          path,
          'it comes from a version that had no import yet.',
          'Bring the other site up to date, and download the records again.',
        )
      : refusal(
          path,
          'it is not a download of all records of a community.',
          'That is the file from /manage/…/export of the other site.',
        );
  }
  if ((sizes.get(exportNames.about) ?? 0) > 100_000)
    throw broken(path, 'what it says of itself is too long.');
  const { bytes } = await zip.read(exportNames.about);
  const json = jsonIn(bytes.toString('utf8')) as { version?: unknown } | null;
  if (typeof json?.version === 'number' && json.version > exportVersion) {
    throw refusal(
      path,
      'it comes from a newer version of this program.',
      'Bring this site up to date, and import the file then.',
    );
  }
  const about = aboutSchema.safeParse(json);
  if (!about.success) throw broken(path, `${exportNames.about} in it can’t be read.`);
  return about.data;
}

type Texts = ReadonlyMap<string, { text: string; sum: string }>;

/** The rows, the log and the list of checksums, in memory. */
async function readTexts(zip: OpenZip): Promise<Texts> {
  // A download of a version that had no such rows has no file for them.
  const present = kinds.filter((kind) => !laterKinds.has(kind) || zip.sizes.has(rowsName(kind)));
  const names = [...present.map(rowsName), exportNames.log, exportNames.sums];
  const total = names.reduce((sum, name) => sum + (zip.sizes.get(name) ?? 0), 0);
  if (total > limits.rowBytes) {
    throw refusal(
      zip.path,
      'its rows and its log are larger than 256 MB.',
      'Move the whole site instead: npm run backup, and npm run restore.',
    );
  }
  const texts = new Map<string, { text: string; sum: string }>();
  for (const name of names) {
    const { bytes, sum } = await zip.read(name);
    texts.set(name, { text: bytes.toString('utf8'), sum });
  }
  return texts;
}

/** Compares every file with the list of checksums, which has each of them and nothing else. */
async function compareSums(zip: OpenZip, texts: Texts): Promise<ReadonlyMap<string, string>> {
  const listed = new Map(
    linesOf(texts.get(exportNames.sums)?.text ?? '').map((line) => [
      line.slice(66),
      line.slice(0, 64),
    ]),
  );
  for (const name of listed.keys()) {
    if (!zip.sizes.has(name)) throw broken(zip.path, `${name} is missing in it.`);
  }
  for (const name of zip.sizes.keys()) {
    if (name === exportNames.sums) continue;
    const expected = listed.get(name);
    if (expected === undefined) throw broken(zip.path, `${name} was added to it.`);
    const sum = texts.get(name)?.sum ?? (await zip.sumOf(name));
    if (sum !== expected) throw broken(zip.path, `${name} in it was changed.`);
  }
  return listed;
}

function readRows(path: string, texts: Texts): Rows {
  const read = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      linesOf(texts.get(rowsName(kind))?.text ?? '').map((line, index) =>
        parsed<unknown>(path, rowSchemas[kind], line, `Line ${index + 1} of ${rowsName(kind)}`),
      ),
    ]),
  );
  return read as Rows;
}

function parsed<Value>(path: string, schema: z.ZodType<Value>, line: string, where: string): Value {
  const result = schema.safeParse(jsonIn(line));
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  throw broken(
    path,
    `${where} ${field ? `has no ${field} that this site could use` : 'can’t be read'}.`,
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Each id once, each address for one person, and nothing that names a row which is not there. */
function refuseBadNames(path: string, rows: Rows): void {
  if (rows.community.length !== 1) throw broken(path, 'it has more than one community, or none.');
  const ids = new Map<Kind, Set<string>>();
  for (const kind of kinds) {
    ids.set(kind, new Set(rows[kind].map(({ id }) => id)));
    if (ids.get(kind)?.size !== rows[kind].length)
      throw broken(path, `${rowsName(kind)} has a row twice.`);
  }
  for (const [kind, field, target] of references) {
    for (const row of rows[kind] as Record<string, unknown>[]) {
      const named = row[field];
      if (typeof named !== 'string' || ids.get(target)?.has(named)) continue;
      throw broken(path, `${rowsName(kind)} names ${named}, which is not in ${rowsName(target)}.`);
    }
  }
  const attendees = rows.activities.flatMap(({ attendees }) => attendees ?? []);
  if (attendees.some(({ user_id: one }) => !ids.get('people')?.has(one))) {
    throw broken(
      path,
      `${rowsName('activities')} names somebody who is not in ${rowsName('people')}.`,
    );
  }
  const joiners = rows.requests.flatMap(({ joiners }) => joiners ?? []);
  if (joiners.some(({ user_id: one }) => !ids.get('people')?.has(one))) {
    throw broken(
      path,
      `${rowsName('requests')} names somebody who is not in ${rowsName('people')}.`,
    );
  }
  const addresses = rows.memberships.flatMap(({ user_id: user, email }) => (user && email) ?? []);
  const people = rows.memberships.flatMap(({ user_id: user }) => user ?? []);
  for (const list of [addresses, people]) {
    if (new Set(list).size !== list.length)
      throw broken(path, 'two of its memberships are of one person.');
  }
}

/** The documents, attachments and photos are there, and are what their rows say. */
async function refuseBadFiles(zip: OpenZip, rows: Rows): Promise<void> {
  const stored = [...rows['document-versions'], ...rows['notice-files']];
  for (const { path, file_name: name, media_type: mediaType, bytes: size } of stored) {
    if (path === null) continue;
    const { bytes } = await readSmall(zip, path);
    const ending = await typeOfFile(bytes, name);
    if (bytes.length !== size || !ending || fileTypes[ending] !== mediaType) {
      throw broken(zip.path, `${path} in it is not the file that it should be.`);
    }
  }
  for (const { path } of rows.photos.flatMap(({ files }) => files)) {
    if (path === null) continue;
    const { bytes } = await readSmall(zip, path);
    if (!(await isStoredPhoto(bytes))) throw broken(zip.path, `${path} in it is not a photo.`);
  }
}

/** A document or photo, which is never large. */
export async function readSmall(
  zip: OpenZip,
  name: string,
): Promise<{ bytes: Buffer; sum: string }> {
  if ((zip.sizes.get(name) ?? 0) > maxFileBytes)
    throw broken(zip.path, `${name} in it is too large.`);
  return zip.read(name);
}
