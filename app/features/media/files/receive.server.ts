import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { StoredFile } from '#db/entities/index.ts';
import { photoStore, withoutRoom } from '#app/features/media/photos/storage/photo-store.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { slicesWithBreaks } from '#app/lib/process/breaks.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { maxFileBytes, maxWaitingBytes } from './limits.ts';
import { keptFileName } from './file-name.ts';
import { detectType } from '#app/lib/detect-type.server.ts';
import { fileTypes, isFileEnding, type FileEnding } from './file-types.ts';

/** How many files a person may send within an hour. */
const filesByAccount = createLimiter('file-account', { points: 300, duration: 60 * 60 });

export class FileRefused extends AppError {}

interface Upload {
  /** The community that it belongs to. The caller has checked that the actor may add to it. */
  communityId: string;
  /** As it was sent. */
  name: string;
  bytes: Uint8Array;
  /** Whether it has searchable text; null if nobody checked. */
  hasText?: boolean | null;
  /** True for one that no row uses yet: it is deleted after a day unless `claimFiles` takes it. */
  waits?: boolean;
}

interface ReceivedFile {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/**
 * Stores a file under a new id. It is not public: whoever shows it checks the reader. Throws
 * FileRefused for a type that is not accepted, a file that is empty or too large, or one more than may wait; AppError
 * `unauthenticated`, `too-many`, or `unavailable` when the disk is full.
 */
export async function receiveFile(ctx: Ctx, upload: Upload): Promise<ReceivedFile> {
  const actor = requireActor(ctx);
  const { bytes, name, hasText = null, waits = false } = upload;
  await filesByAccount.countTry(actor.id);
  if (bytes.byteLength === 0) throw fileRefused('empty', name);
  if (bytes.byteLength > maxFileBytes) throw fileRefused('tooLarge', name);
  const ending = await typeOfFile(bytes, name);
  if (!ending) throw fileRefused('wrongType', name);
  const id = randomUUID();
  const kept = { name: keptFileName(name, ending), mediaType: fileTypes[ending] };
  const row = {
    ...kept,
    bytes: bytes.byteLength,
    hasText,
    waitingSince: waits ? new Date() : null,
  };
  const store = await photoStore();
  try {
    await store.put(storedKey(id), bytes);
    await inTransaction(ctx.em, async (tx) => {
      if (waits) await requireRoomToWait(tx, actor.id, { bytes: row.bytes, name });
      await tx.insert(StoredFile, {
        id,
        community: upload.communityId,
        uploadedBy: actor.id,
        ...row,
        createdAt: new Date(),
      });
    });
  } catch (error) {
    await deleteFiles([id]).catch((later: unknown) => logError('deleting a file', later));
    throw withoutRoom(error, 'file');
  }
  return { id, ...kept, bytes: row.bytes };
}

/**
 * Makes sure that a person’s files that wait for a form leave room for another one. Those of one person come one after
 * another until the transaction ends. Throws FileRefused.
 */
async function requireRoomToWait(
  tx: Em,
  personId: string,
  { bytes, name }: { bytes: number; name: string },
): Promise<void> {
  await lockPerson(tx, personId);
  const { waiting } = await kysely(tx)
    .selectFrom('stored_files')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('waiting'))
    .where('uploadedBy', '=', personId)
    .where('waitingSince', 'is not', null)
    .executeTakeFirstOrThrow();
  if (waiting + bytes > maxWaitingBytes) throw fileRefused('noRoomToWait', name, 'too-large');
}

/**
 * Deletes files that wait for a form which takes none of them, with their content. One that is in use by now stays.
 */
export async function discardFiles(em: Em, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const waiting = await inTransaction(em, async (tx) => {
    const rows = await kysely(tx)
      .selectFrom('stored_files')
      .select('id')
      .where('id', 'in', ids)
      .where('waitingSince', 'is not', null)
      .forUpdate()
      .execute();
    const found = rows.map(({ id }) => id);
    await tx.nativeDelete(StoredFile, { id: { $in: found } });
    return found;
  });
  await deleteFiles(waiting);
}

/**
 * The type of a file, by its content; null for a type that is not accepted. Plain text has no
 * signature, so the ending of its name decides between .csv and .txt.
 */
export async function typeOfFile(bytes: Uint8Array, name: string): Promise<FileEnding | null> {
  const [, ending] = /\.(csv|txt)\s*$/i.exec(name) ?? [];
  if (ending && (await isText(bytes))) return ending.toLowerCase() === 'csv' ? 'csv' : 'txt';
  const found = await detectType(bytes);
  return isFileEnding(found) && found !== 'txt' && found !== 'csv' ? found : null;
}

/**
 * Whether bytes can be text. UTF-16 begins with a mark; any other text has no control characters. Other requests run
 * between its slices.
 */
async function isText(bytes: Uint8Array): Promise<boolean> {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  for await (const slice of slicesWithBreaks(bytes)) if (!isTextSlice(slice)) return false;
  return true;
}

/** A loop over indexes takes a tenth of what a callback for each byte takes. */
function isTextSlice(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 && !isSpace(byte)) return false;
  }
  return true;
}

const isSpace = (byte: number) => byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d;

/** The refusal of a file, with its name. Names come from strangers, so long ones are shortened. */
export function fileRefused(
  why: 'empty' | 'tooLarge' | 'wrongType' | 'noRoomToWait',
  name: string,
  code: 'invalid' | 'too-large' = 'invalid',
): FileRefused {
  const file = name.length > 60 ? `${name.slice(0, 57)}…` : name;
  return new FileRefused(code, `files.${why}`, { params: { file } });
}

/** Deletes the content of files. Content that has gone already is not an error. */
export async function deleteFiles(ids: string[]): Promise<void> {
  const store = await photoStore();
  for (const id of ids) await store.delete(storedKey(id));
}

/** The key of a file in the store of photos, beside the folders of the photos. */
export const storedKey = (id: string): string => `stored/${id}`;
