import { RecordDocument } from '#db/entities/index.ts';
import { recordAccess } from '#db/enums.ts';
import { lockCommunities } from '#app/features/residency/memberships/lock-communities.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { findDocuments, type DocumentRow } from '../documents.server.ts';

/** Moderators see everything. */
export const everything = [...recordAccess];

/**
 * A document of a community, for its moderators, also one that was taken down.
 * Throws AppError `not-found`.
 */
export async function requireDocument(
  em: Em,
  communityId: string,
  id: string | undefined,
): Promise<DocumentRow> {
  const [document] = await findDocuments(em, communityId, {
    id: parseIdParam(id, 'records.notFound'),
    readable: everything,
    withTakenDown: true,
  });
  if (!document) throw new AppError('not-found', 'records.notFound');
  return document;
}

/**
 * Takes a document's next version number, which locks it until the transaction ends.
 * Throws AppError `conflict` when it is not at the version that a form was filled from.
 */
export async function requireVersion(
  tx: Em,
  { id }: { id: string },
  version: number,
): Promise<void> {
  const changed = await tx.nativeUpdate(RecordDocument, { id, version }, { version: version + 1 });
  if (changed === 0) throw new AppError('conflict', 'recordsDesk.changedMeanwhile');
}

/**
 * Makes changes of a community's shelf wait for each other until the transaction ends: a folder counts as empty, and a
 * plan as the only one, only where nobody adds another meanwhile.
 */
export const lockShelf = (tx: Em, communityId: string): Promise<void> =>
  lockCommunities(tx, [communityId]);
