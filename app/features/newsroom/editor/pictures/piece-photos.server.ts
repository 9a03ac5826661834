import { sql } from 'kysely';
import { Photo } from '#db/entities/index.ts';
import { allPieces } from '#app/features/media/photos/pieces.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** The ids of the photos that a piece names anywhere. */
export function photoIdsIn(columns: object | null): string[] {
  const named = JSON.stringify(columns ?? {}).matchAll(/\/photos\/([0-9a-f-]{36})\//g);
  return [...new Set([...named].flatMap(([, id]) => id ?? []))];
}

/** A piece whose pictures may have changed: what it was, and what it is now. */
interface ChangedPiece {
  id: string;
  before: object | null;
  after: object | null;
}

/**
 * Gives the actor's new uploads to the piece that shows them. Of its other photos, each belongs to a piece that shows
 * it, to a public one if there is any, and one that no piece shows is deleted. Call it in the transaction that
 * changed the piece.
 */
export async function settlePhotos(
  tx: Em,
  actor: Actor,
  { id, before, after }: ChangedPiece,
): Promise<void> {
  const shown = photoIdsIn(after).filter((photo) => !actor.image?.includes(photo));
  const unused = { listing: null, activity: null, request: null, place: null, piece: null };
  const isNew = { ...unused, id: { $in: shown }, owner: actor.id };
  if (shown.length > 0) await tx.nativeUpdate(Photo, isNew, { piece: id });
  const ids = [
    ...new Set([...photoIdsIn(before), ...shown, ...(after ? [] : await ownOf(tx, id))]),
  ];
  if (ids.length === 0) return;
  // Locked first, so that a save of another piece with the same photo sees this one.
  await sql`select id from photos where id = any(${ids}::uuid[]) and piece is not null
    order by id for update`.execute(kysely(tx));
  const { rows } = await usesOf(ids).execute(kysely(tx));
  for (const { photo, piece, use } of rows) {
    if (use !== null && use !== piece) await tx.nativeUpdate(Photo, { id: photo }, { piece: use });
  }
  const gone = rows.flatMap(({ photo, use }) => (use === null ? [photo] : []));
  if (gone.length === 0) return;
  await tx.nativeDelete(Photo, { id: { $in: gone } });
  await send(tx, 'delete-photo-files', { ids: gone });
}

/** The photos that were uploaded for a piece, shown or not. */
async function ownOf(tx: Em, piece: string): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('photos')
    .select('id')
    .where('piece', '=', piece)
    .execute();
  return rows.map(({ id }) => id);
}

/** The piece that shows each photo of the desk's: a public one if there is any, and null if there is none. */
const usesOf = (ids: string[]) => sql<{ photo: string; piece: string; use: string | null }>`
  select photo.id as photo, photo.piece, (
    select piece.id from ${allPieces} piece
    where position('/photos/' || photo.id || '/' in piece.words) > 0
    order by piece.is_public desc, piece.id = photo.piece desc, piece.id
    limit 1) as use
  from photos photo
  where photo.id = any(${ids}::uuid[]) and photo.piece is not null`;
