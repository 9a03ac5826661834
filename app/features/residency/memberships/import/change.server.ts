import { z } from 'zod';
import { PeopleImport } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { findImport, keptMs } from './find-import.server.ts';
import { importFields, type Mapping } from './columns.ts';

const column = z.preprocess(
  (value) => value || undefined,
  z.coerce
    .number({ error: 'peopleImport.columnUnknown' })
    .int('peopleImport.columnUnknown')
    .min(0, 'peopleImport.columnUnknown')
    .max(60, 'peopleImport.columnUnknown')
    .optional(),
);

/** The form of a list: which column holds what, or one of the buttons below it. */
export const importFormSchema = z.object({
  intent: z.enum(['map', 'save', 'undo', 'discard'], { error: 'http.invalidInput' }),
  hasHead: z.literal('yes').optional(),
  columns: z.partialRecord(z.enum(importFields), column).default({}),
  addUnits: z.literal('yes').optional(),
});
type ImportForm = z.output<typeof importFormSchema>;

/** The mapping that a form asks for. */
export const mappingOf = ({ hasHead, columns }: ImportForm): Mapping => ({
  hasHead: hasHead === 'yes',
  columns: Object.fromEntries(
    Object.entries(columns).filter(([, at]) => at !== undefined),
  ) as Mapping['columns'],
});

/**
 * Says which column of a list holds what. Throws AppError: `unauthenticated`, `forbidden`, `not-found`,
 * `conflict` for a list that was saved before.
 */
export async function mapColumns(
  ctx: Ctx,
  slug: string,
  id: string,
  mapping: Mapping,
): Promise<void> {
  const { community } = await requireManaged(ctx, slug);
  await inTransaction(ctx.em, async (tx) => {
    const { state } = await findImport(tx, community, id, { lock: true });
    if (state !== 'PREVIEW') throw new AppError('conflict', 'peopleImport.savedBefore');
    await tx.nativeUpdate(PeopleImport, { id }, { mapping: { ...mapping } });
  });
}

/**
 * Throws a list away that was not saved. Throws AppError: `unauthenticated`, `forbidden`, `not-found`,
 * `conflict` for a list that was saved before.
 */
export async function discardImport(ctx: Ctx, slug: string, id: string): Promise<void> {
  const { community } = await requireManaged(ctx, slug);
  await inTransaction(ctx.em, async (tx) => {
    const { state } = await findImport(tx, community, id, { lock: true });
    if (state !== 'PREVIEW') throw new AppError('conflict', 'peopleImport.savedBefore');
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
