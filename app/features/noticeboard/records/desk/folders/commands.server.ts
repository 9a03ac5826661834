import type { z } from 'zod';
import { RecordDocument, RecordFolder } from '#db/entities/index.ts';
import { otherLanguage, type Language } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireFolder } from '../../access.server.ts';
import { everything, lockShelf } from '../access.server.ts';
import type { folderSchema, newFolderSchema } from '../schema.ts';

const mostFolders = 60;

/** The columns of a folder's names: typed in one language, or in both. */
function namesFrom({ nameEn, nameFr }: Omit<z.output<typeof newFolderSchema>, 'access'>) {
  const language: Language = nameEn === undefined ? 'fr' : 'en';
  const names = { en: nameEn, fr: nameFr };
  const name = names[language];
  if (name === undefined) {
    throw new AppError('invalid', 'recordsDesk.nameMissing', { field: 'nameEn' });
  }
  const other = names[otherLanguage[language]];
  return { name, language, translation: other === undefined ? null : { name: other } };
}

/** Adds a folder of the board's own to a shelf. Throws AppError `invalid`, `conflict`. */
export async function addFolder(
  ctx: Ctx,
  communityId: string,
  { access, ...typed }: z.output<typeof newFolderSchema>,
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  const names = namesFrom(typed);
  return inTransaction(ctx.em, async (tx) => {
    await lockShelf(tx, communityId);
    const count = await tx.count(RecordFolder, { community: communityId });
    if (count >= mostFolders) {
      throw new AppError('conflict', 'recordsDesk.fullOfFolders', {
        params: { maximum: mostFolders },
      });
    }
    const id = crypto.randomUUID();
    await tx.insert(RecordFolder, {
      id,
      community: communityId,
      kind: 'CUSTOM',
      ...names,
      access,
      position: count,
      createdAt: new Date(),
    });
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'DOCUMENT', id },
      action: 'CHANGE',
      to: 'PUBLISHED',
      snapshot: { title: names.name, isFolder: true, access },
    });
    return { id };
  });
}

/**
 * Changes who may see a folder and, for one of the board's own, how it is called.
 * Throws AppError: `not-found`, `invalid`, `conflict`.
 */
export async function changeFolder(
  ctx: Ctx,
  communityId: string,
  folderId: string | undefined,
  { access, version, ...typed }: z.output<typeof folderSchema>,
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    await lockShelf(tx, communityId);
    const folder = await requireFolder(tx, communityId, folderId, everything);
    const { id, kind, access: accessBefore } = folder;
    const names = kind === 'CUSTOM' ? namesFrom(typed) : {};
    const title =
      kind === 'CUSTOM' ? (folder.name ?? '') : translate(ctx.locale, `records.kinds.${kind}`);
    const changed = await tx.nativeUpdate(
      RecordFolder,
      { id, version },
      { access, ...names, version: version + 1 },
    );
    if (changed === 0) throw new AppError('conflict', 'recordsDesk.folderChanged');
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'DOCUMENT', id },
      action: 'CHANGE',
      from: 'PUBLISHED',
      to: 'PUBLISHED',
      snapshot: { title, isFolder: true, access, accessBefore, ...names },
    });
    return { id };
  });
}

/**
 * Deletes a folder of the board's own that has nothing in it.
 * Throws AppError: `not-found`, `conflict` for any other folder.
 */
export async function deleteFolder(
  ctx: Ctx,
  communityId: string,
  folderId: string | undefined,
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    await lockShelf(tx, communityId);
    const folder = await requireFolder(tx, communityId, folderId, everything);
    const { id, kind } = folder;
    const isEmpty = (await tx.count(RecordDocument, { folder: id })) === 0;
    if (kind !== 'CUSTOM' || !isEmpty) throw new AppError('conflict', 'recordsDesk.folderInUse');
    await tx.nativeDelete(RecordFolder, { id });
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'DOCUMENT', id },
      action: 'DELETE',
      from: 'PUBLISHED',
      to: 'DELETED',
      snapshot: { title: folder.name ?? '', isFolder: true },
    });
    return { id };
  });
}
