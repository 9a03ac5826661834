import type { Community } from '#db/entities/index.ts';
import type { ImportState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { guessMapping, mappingSchema } from './mapping.ts';
import type { Mapping } from './columns.ts';

/** How long a list that was saved can be taken back, and one that was not is kept. */
export const keptMs = 24 * 60 * 60 * 1000;

export interface FoundImport {
  id: string;
  fileName: string | null;
  state: ImportState;
  rows: string[][];
  mapping: Mapping;
  summary: Record<string, number> | null;
  undo: Record<string, unknown> | null;
  createdAt: Date;
  savedAt: Date | null;
}

/**
 * A list of one community; with `lock` nobody else changes it until the transaction ends.
 * Throws AppError `not-found`.
 */
export async function findImport(
  em: Em,
  community: Pick<Community, 'id'>,
  id: string,
  { lock = false } = {},
): Promise<FoundImport> {
  const row = await kysely(em)
    .selectFrom('people_imports')
    .select([
      'id',
      'fileName',
      'state',
      'rows',
      'mapping',
      'summary',
      'undo',
      'createdAt',
      'savedAt',
    ])
    .where('id', '=', id)
    .where('community', '=', community.id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'peopleImport.notFound');
  const { mapping, ...rest } = row;
  return { ...rest, mapping: mapping ? mappingSchema.parse(mapping) : guessMapping(row.rows) };
}
