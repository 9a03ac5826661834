import { sql } from 'kysely';
import { Photo } from '#db/entities/index.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { allPieces } from '../pieces.server.ts';

const unusedForHours = 24;
const batchSize = 100;

/**
 * Deletes the uploads still unused after 24 hours, one batch in each transaction. The photo of somebody
 * who may still take back the deletion of the account is in use.
 */
export async function deleteUnusedPhotos(em: Em): Promise<void> {
  let deleted: number;
  do {
    deleted = await em.transactional(async (tx) => {
      const ids = await deleteUnusedRows(tx);
      if (ids.length > 0) await send(tx, 'delete-photo-files', { ids });
      return ids.length;
    });
  } while (deleted === batchSize);
}

/** Nothing of the editor's desk has it: it was never for a piece, or that one has been deleted. */
const withoutPiece = sql<boolean>`(photos.piece is null or not exists (
  select 1 from ${allPieces} piece where piece.id = photos.piece))`;

/** The rows are locked first, so that a post that takes one in this moment keeps it. */
async function deleteUnusedRows(tx: Em): Promise<string[]> {
  const unused = await kysely(tx)
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.owner')
    .select('photos.id')
    .where('photos.listing', 'is', null)
    .where('photos.activity', 'is', null)
    .where('photos.request', 'is', null)
    .where('photos.place', 'is', null)
    .where(withoutPiece)
    .where('photos.createdAt', '<', sql<Date>`now() - make_interval(hours => ${unusedForHours})`)
    .where(
      sql<boolean>`not starts_with(
        coalesce(users.image, users.held->>'image', ''), '/photos/' || photos.id || '/')`,
    )
    .orderBy('photos.createdAt')
    .limit(batchSize)
    .forUpdate('photos')
    .execute();
  const ids = unused.map(({ id }) => id);
  if (ids.length > 0) await tx.nativeDelete(Photo, { id: { $in: ids } });
  return ids;
}
