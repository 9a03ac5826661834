import { isDeepStrictEqual } from 'node:util';
import { PeopleImport, type Community } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { guessMapping, mappingSchema } from './mapping.ts';
import { importFields, type Mapping } from './columns.ts';

/** How long a list that was saved can be taken back, and one that was not is kept. */
export const keptMs = 24 * 60 * 60 * 1000;

/**
 * A list of one community; with `lock` nobody else changes it until the transaction ends.
 * Throws AppError `not-found`.
 */
export async function findImport(
  em: Em,
  community: Pick<Community, 'id'>,
  id: string,
  { lock = false } = {},
) {
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

/** A list that is not saved yet, locked. Throws AppError: `not-found`, `conflict` for any other. */
export async function findPreview(tx: Em, community: Pick<Community, 'id'>, id: string) {
  const found = await findImport(tx, community, id, { lock: true });
  if (found.state !== 'PREVIEW') throw new AppError('conflict', 'peopleImport.savedBefore');
  return found;
}

/**
 * Says which column of a list holds what, and keeps what was chosen for its units. Returns whether the list reads
 * differently from before. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `conflict` for a list that was saved before.
 */
export async function mapColumns(
  ctx: Ctx,
  slug: string,
  id: string,
  mapping: Mapping,
): Promise<boolean> {
  const { community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    const before = await findPreview(tx, community, id);
    await tx.nativeUpdate(PeopleImport, { id }, { mapping: { ...mapping } });
    return !isSameMapping(before.mapping, mapping);
  });
}

const isSameMapping = (one: Mapping, other: Mapping): boolean =>
  one.hasHead === other.hasHead &&
  one.dayOrder === other.dayOrder &&
  isDeepStrictEqual(one.sameUnits ?? {}, other.sameUnits ?? {}) &&
  importFields.every((name) => one.columns[name] === other.columns[name]);

/**
 * Throws a list away that was not saved. Throws AppError: `unauthenticated`, `forbidden`, `not-found`,
 * `conflict` for a list that was saved before.
 */
export async function discardImport(ctx: Ctx, slug: string, id: string): Promise<void> {
  const { community } = await requireManaged(ctx, slug);
  await inTransaction(ctx.em, async (tx) => {
    await findPreview(tx, community, id);
    await tx.nativeDelete(PeopleImport, { id });
  });
}

/** Deletes lists that nobody saved within a day, and of the others what was only kept to take them back. */
export async function deleteOldImports(em: Em): Promise<void> {
  const before = new Date(Date.now() - keptMs);
  await em.nativeDelete(PeopleImport, { state: 'PREVIEW', createdAt: { $lt: before } });
  await em.nativeUpdate(
    PeopleImport,
    { state: 'SAVED', savedAt: { $lt: before }, undo: { $ne: null } },
    { undo: null, rows: [] },
  );
}
