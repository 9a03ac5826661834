import { RecordDocument, RecordVersion, StoredFile } from '#db/entities/index.ts';
import { isSameContent } from '#app/features/media/files/open.server.ts';
import { claimFiles } from '#app/features/media/files/claim.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { mostDocuments } from '../../documents.server.ts';
import { accessOf } from '../../policy.ts';
import { lockShelf, requireDocument, requireVersion } from '../access.server.ts';
import type { NewDocumentInput, versionSchema } from '../schema.ts';
import type { z } from 'zod';
import type { Changed } from './change.server.ts';
import { factsFrom, makeRoomForPlan } from './facts.server.ts';

export interface Uploaded extends Changed {
  /** Whether it is a PDF without text. */
  isScan: boolean;
}

/**
 * Puts a document on the shelf of a community that the actor manages. Throws AppError: `not-found`,
 * `invalid`, `conflict` for a shelf that is full.
 */
export async function addDocument(
  ctx: Ctx,
  communityId: string,
  { files: [chosen], ...typed }: NewDocumentInput,
): Promise<Uploaded> {
  const actor = requireActor(ctx);
  const fileId = chosen?.id ?? '';
  return inTransaction(ctx.em, async (tx) => {
    await lockShelf(tx, communityId);
    const file = await claimFile(tx, actor, communityId, fileId);
    if ((await tx.count(RecordDocument, { community: communityId })) >= mostDocuments) {
      throw new AppError('conflict', 'recordsDesk.full', { params: { maximum: mostDocuments } });
    }
    const { facts, folder } = await factsFrom(tx, communityId, typed, file.mediaType);
    const id = crypto.randomUUID();
    await makeRoomForPlan(tx, communityId, facts, id);
    const createdAt = new Date();
    await tx.insert(RecordDocument, { id, community: communityId, ...facts, createdAt });
    await addFile(tx, actor, { record: id, number: 1, note: null, file: fileId });
    const { title, language, access } = facts;
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'DOCUMENT', id },
      action: 'UPLOAD',
      to: 'PUBLISHED',
      snapshot: { title, version: 1, file: file.name, access: accessOf({ access, folder }) },
    });
    return { id, title, language, folderId: folder.id, isScan: file.hasText === false };
  });
}

/**
 * Adds a version to a document; the ones before it stay. Throws AppError `not-found`, `invalid` (also for the file of
 * the newest version once more),
 * `conflict` when the document changed since the form was filled.
 */
export async function addVersion(
  ctx: Ctx,
  communityId: string,
  id: string | undefined,
  { files: [chosen], note, version }: z.output<typeof versionSchema>,
): Promise<Uploaded> {
  const actor = requireActor(ctx);
  const fileId = chosen?.id ?? '';
  return inTransaction(ctx.em, async (tx) => {
    const document = await requireDocument(tx, communityId, id);
    await requireVersion(tx, document, version);
    const file = await claimFile(tx, actor, communityId, fileId);
    if (document.isEmergencyPlan && file.mediaType !== document.mediaType) {
      throw new AppError('invalid', 'recordsDesk.planIsPdf', { field: 'upload' });
    }
    const number = document.number + 1;
    const newest = await tx.findOneOrFail(
      RecordVersion,
      { record: document.id, number: document.number },
      { populate: ['file'] },
    );
    const before = newest.file.getEntity();
    if (before.bytes === file.bytes && (await isSameContent(before.id, fileId))) {
      const params = { number: document.number };
      throw new AppError('invalid', 'recordsDesk.sameFile', { field: 'upload', params });
    }
    await addFile(tx, actor, { record: document.id, number, note, file: fileId });
    const { title, language, folderId } = document;
    const status = document.takenDownAt ? 'REMOVED' : 'PUBLISHED';
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'DOCUMENT', id: document.id },
      action: 'UPLOAD',
      from: status,
      to: status,
      note,
      snapshot: { title, version: number, file: file.name },
    });
    return { id: document.id, title, language, folderId, isScan: file.hasText === false };
  });
}

async function claimFile(
  tx: Em,
  actor: Actor,
  communityId: string,
  id: string,
): Promise<Pick<StoredFile, 'name' | 'mediaType' | 'hasText' | 'bytes'>> {
  await claimFiles(tx, actor, communityId, [id]);
  return tx.findOneOrFail(StoredFile, { id, community: communityId });
}

const addFile = (
  tx: Em,
  actor: Actor,
  version: { record: string; number: number; note: string | null; file: string },
) =>
  tx.insert(RecordVersion, {
    id: crypto.randomUUID(),
    ...version,
    uploadedBy: actor.id,
    createdAt: new Date(),
  });
