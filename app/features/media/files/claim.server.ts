import { sql } from 'kysely';
import { StoredFile } from '#db/entities/index.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';

const waitsForHours = 24;
const batchSize = 100;

/**
 * Takes files that wait into use, inside the transaction of what uses them.
 * Throws AppError `invalid` for one that is not the actor's own upload for this community, or has a use
 * already, or was deleted since.
 */
export async function claimFiles(
  tx: Em,
  actor: Pick<Actor, 'id'>,
  communityId: string,
  ids: string[],
): Promise<void> {
  for (const id of ids) {
    const own = { id, community: communityId, uploadedBy: actor.id, waitingSince: { $ne: null } };
    const claimed = await tx.nativeUpdate(StoredFile, own, { waitingSince: null });
    if (claimed === 0) throw new AppError('invalid', 'files.gone', { field: 'upload' });
  }
}

/** Deletes files that nothing uses any more; a job deletes their content after the commit. */
export async function dropFiles(tx: Em, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.nativeDelete(StoredFile, { id: { $in: ids } });
  await send(tx, 'delete-stored-files', { ids });
}

/** Deletes the files that have waited for a day, one batch in each transaction. */
export async function deleteUnclaimedFiles(em: Em): Promise<void> {
  let deleted: number;
  do {
    deleted = await em.transactional(async (tx) => {
      const rows = await kysely(tx)
        .selectFrom('stored_files')
        .select('id')
        .where('waitingSince', '<', sql<Date>`now() - make_interval(hours => ${waitsForHours})`)
        .orderBy('waitingSince')
        .limit(batchSize)
        .forUpdate()
        .execute();
      await dropFiles(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
  } while (deleted === batchSize);
}
