import { sql, type RawBuilder } from 'kysely';
import { photoAddress, widthsUpTo } from '#app/features/media/photos/addresses.ts';
import type { ZipEntry } from '#app/features/media/zip/zip.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { rowsName } from './format.ts';
import { kinds } from './kinds.server.ts';
import { photoKey, type Shelf } from './shelf.server.ts';

const atOnce = 500;

/** The rows below `data/`, with the path of each stored file and photo in the zip. */
export async function* dataOf(em: Em, communityId: string, shelf: Shelf): AsyncGenerator<ZipEntry> {
  for (const kind of Object.keys(kinds)) {
    yield { name: rowsName(kind), content: linesOf(em, kind, communityId, shelf) };
  }
}

interface Row {
  id: string;
  line: Record<string, unknown>;
}

async function* linesOf(
  em: Em,
  kind: string,
  communityId: string,
  shelf: Shelf,
): AsyncGenerator<Uint8Array> {
  const select = kinds[kind];
  let after: string | null = null;
  while (select) {
    const rows: Row[] = await readRows(em, select(sql`${communityId}::uuid`), after);
    const lines = rows.map(({ line }) => `${JSON.stringify(withPaths(kind, line, shelf))}\n`);
    if (lines.length > 0) yield Buffer.from(lines.join(''));
    after = rows.at(-1)?.id ?? null;
    if (after === null || rows.length < atOnce) return;
  }
}

/** A row whose file is in the zip says where; one whose file is not says null. A photo has a file for each width. */
function withPaths(kind: string, line: Record<string, unknown>, shelf: Shelf) {
  const { id, width, file_id: fileId } = line;
  if (kind === 'photos' && typeof id === 'string' && typeof width === 'number') {
    const files = widthsUpTo(width).map((one) => ({
      width: one,
      path: shelf.pathOf(photoKey(id, one)),
    }));
    return { ...line, address: photoAddress(id, width), files };
  }
  return typeof fileId === 'string' ? { ...line, path: shelf.pathOf(fileId) } : line;
}

async function readRows(em: Em, rows: RawBuilder<unknown>, after: string | null): Promise<Row[]> {
  const found = await sql<Row>`
    select r.id, row_to_json(r) as line from (${rows}) r
    where ${after === null} or r.id > ${after}::uuid
    order by r.id limit ${sql.lit(atOnce)}`.execute(kysely(em));
  return found.rows;
}
