import { RecordDocument, RecordVersion } from '#db/entities/index.ts';
import { dropFiles } from '#app/features/media/files/claim.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { accessOf } from '../../policy.ts';
import type { DocumentRow } from '../../documents.server.ts';
import { lockShelf, requireDocument, requireVersion } from '../access.server.ts';
import type { DocumentInput } from '../schema.ts';
import { factsFrom, makeRoomForPlan } from './facts.server.ts';

/** Which document of which community, and the version that the form was filled from. */
interface Target {
  communityId: string;
  id: string | undefined;
  version: number;
}

/** The document that a change is about, as it was before it. */
export type Changed = Pick<DocumentRow, 'id' | 'title' | 'language' | 'folderId'>;

/**
 * Changes a document's folder, title, date, language, who may see it, and how long it is kept.
 * Throws AppError: `not-found`, `invalid`, `conflict`.
 */
export async function changeDocument(
  ctx: Ctx,
  communityId: string,
  id: string | undefined,
  { version, ...typed }: DocumentInput,
): Promise<Changed> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    await lockShelf(tx, communityId);
    const document = await requireDocument(tx, communityId, id);
    await requireVersion(tx, document, version);
    const { facts, folder } = await factsFrom(tx, communityId, typed, document.mediaType);
    await makeRoomForPlan(tx, communityId, facts, document.id);
    await tx.nativeUpdate(RecordDocument, { id: document.id }, facts);
    const status = statusOf(document);
    const before = { access: document.access, folder: { access: document.folderAccess } };
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'DOCUMENT', id: document.id },
      action: 'CHANGE',
      from: status,
      to: status,
      snapshot: {
        title: facts.title,
        titleBefore: document.title,
        access: accessOf({ access: facts.access, folder }),
        accessBefore: accessOf(before),
        datedOn: facts.datedOn,
        retainUntil: facts.retainUntil,
      },
    });
    const { title, language } = facts;
    return { id: document.id, title, language, folderId: folder.id };
  });
}

/**
 * Takes a document off the shelf. Only moderators see it then, and can put it back.
 * Throws AppError: `not-found`, `conflict`.
 */
export const takeDown = (ctx: Ctx, target: Target, reason: string): Promise<Changed> =>
  moveDocument(ctx, target, { action: 'TAKE_DOWN', reason });

/** Puts a document back on the shelf. Throws AppError: `not-found`, `conflict`. */
export const reopen = (ctx: Ctx, target: Target): Promise<Changed> =>
  moveDocument(ctx, target, { action: 'REOPEN', reason: null });

async function moveDocument(
  ctx: Ctx,
  { communityId, id, version }: Target,
  { action, reason }: { action: 'TAKE_DOWN' | 'REOPEN'; reason: string | null },
): Promise<Changed> {
  const actor = requireActor(ctx);
  const takenDownAt = action === 'TAKE_DOWN' ? new Date() : null;
  return inTransaction(ctx.em, async (tx) => {
    const document = await requireDocument(tx, communityId, id);
    if ((document.takenDownAt === null) === (takenDownAt === null)) return document;
    await requireVersion(tx, document, version);
    await tx.nativeUpdate(RecordDocument, { id: document.id }, { takenDownAt });
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'DOCUMENT', id: document.id },
      action,
      from: statusOf(document),
      to: statusOf({ takenDownAt }),
      note: reason,
      snapshot: { title: document.title, version: document.number },
    });
    return document;
  });
}

/**
 * Deletes a document that was taken down, with all its versions and their files.
 * Throws AppError: `not-found`, `conflict`, also for one that is on the shelf.
 */
export async function deleteDocument(
  ctx: Ctx,
  { communityId, id, version }: Target,
  reason: string,
): Promise<Changed> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    const document = await requireDocument(tx, communityId, id);
    if (!document.takenDownAt) throw new AppError('conflict', 'recordsDesk.takeDownFirst');
    await requireVersion(tx, document, version);
    const versions = await tx.find(RecordVersion, { record: document.id }, { fields: ['file'] });
    await tx.nativeDelete(RecordDocument, { id: document.id });
    await dropFiles(
      tx,
      versions.map(({ file }) => file.id),
    );
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'DOCUMENT', id: document.id },
      action: 'DELETE',
      from: 'REMOVED',
      to: 'DELETED',
      note: reason,
      snapshot: {
        title: document.title,
        versions: versions.length,
        datedOn: document.datedOn,
        retainUntil: document.retainUntil,
      },
    });
    return document;
  });
}

/** The state of a document in the log. */
const statusOf = ({ takenDownAt }: Pick<DocumentRow, 'takenDownAt'>) =>
  takenDownAt ? 'REMOVED' : 'PUBLISHED';
