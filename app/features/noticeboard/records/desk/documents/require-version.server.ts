import { RecordDocument } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';

/**
 * Takes a document's next version number, which keeps everybody else from it until the transaction ends.
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
