import { Photo } from '#db/entities/index.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { readAddress } from './addresses.ts';

/** The column by which a photo belongs to a post, a request, or a place to book. */
export type PhotoOwner =
  | { listing: string }
  | { activity: string }
  | { request: string }
  | { place: string };

/** What uses photos, and the addresses it had before. */
export interface Use {
  of: PhotoOwner;
  before: string[];
}

/**
 * Attaches the photos at `addresses` to what uses them and deletes the others that belong to it. Call it
 * inside the transaction that writes the addresses.
 * Throws AppError `invalid` for an address that is neither an upload of the actor's own that is
 * unused or belongs to this one, nor a picture it had before.
 */
export async function attachPhotos(
  tx: Em,
  actor: Actor,
  addresses: string[],
  { of, before }: Use,
): Promise<void> {
  for (const address of addresses) {
    if (before.includes(address) || (await takePhoto(tx, actor, address, of))) continue;
    throw new AppError('invalid', 'photos.notYours', { field: 'images' });
  }
  await keepOnlyPhotos(tx, of, addresses);
}

/** Returns whether the actor may use the photo for this. A profile photo has a use already. */
async function takePhoto(tx: Em, actor: Actor, address: string, of: PhotoOwner): Promise<boolean> {
  const photo = readAddress(address);
  if (!photo || address === actor.image) return false;
  const unused = { listing: null, activity: null, request: null, place: null, piece: null };
  const taken = await tx.nativeUpdate(Photo, { ...photo, owner: actor.id, $or: [unused, of] }, of);
  return taken > 0;
}

/**
 * Deletes the photos of a post, request or place besides those at `addresses`. A job deletes their files once the
 * transaction is committed.
 */
export async function keepOnlyPhotos(tx: Em, of: PhotoOwner, addresses: string[]): Promise<void> {
  const kept = addresses.flatMap((address) => readAddress(address)?.id ?? []);
  const [column, owner] = columnOf(of);
  const others = await kysely(tx)
    .selectFrom('photos')
    .select('id')
    .where(column, '=', owner)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .forUpdate()
    .execute();
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  await tx.nativeDelete(Photo, { id: { $in: ids } });
  await send(tx, 'delete-photo-files', { ids });
}

function columnOf(of: PhotoOwner): ['listing' | 'activity' | 'request' | 'place', id: string] {
  if ('listing' in of) return ['listing', of.listing];
  if ('activity' in of) return ['activity', of.activity];
  return 'request' in of ? ['request', of.request] : ['place', of.place];
}
