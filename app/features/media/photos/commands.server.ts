import { Photo, User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { runIdempotent, type IdempotencyKey } from '#app/lib/forms/idempotency.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { photoStore, withoutRoom } from './storage/photo-store.server.ts';
import { photoAddress, readAddress } from './addresses.ts';
import type { ProcessedImage } from './processing/process-image.server.ts';
import type { Upload } from './api-schema.ts';
import { mostWaitingPhotos } from './limits.ts';

/**
 * Stores processed photos as the actor's own uploads, for a post to use within a day. All or none:
 * the files are deleted again when something fails. Throws AppError `unauthenticated`,
 * `too-large` for more than may wait, or `unavailable` when the disk is full.
 */
export async function keepPhotos(ctx: Ctx, photos: ProcessedImage[]): Promise<Upload[]> {
  const actor = requireActor(ctx);
  const store = await photoStore();
  try {
    for (const { id, files } of photos) {
      for (const [width, file] of files) await store.put(fileKey(id, width), file);
    }
    await inTransaction(ctx.em, async (tx) => {
      await requireRoomToWait(tx, actor.id, photos.length);
      for (const { id, width, height } of photos) {
        tx.create(Photo, { id, owner: actor.id, width, height });
      }
      await tx.flush();
    });
  } catch (error) {
    await tryToDeleteFiles(photos.map(({ id }) => id));
    throw withoutRoom(error, 'photo');
  }
  return photos.map(uploaded);
}

/**
 * Makes sure that a person's photos that nothing uses yet leave room for more. Those of one person come one after
 * another until the transaction ends. Throws AppError `too-large`.
 */
async function requireRoomToWait(tx: Em, personId: string, added: number): Promise<void> {
  await lockPerson(tx, personId);
  const waiting = await tx.count(Photo, {
    owner: personId,
    listing: null,
    activity: null,
    request: null,
    place: null,
    piece: null,
  });
  if (waiting + added > mostWaitingPhotos) {
    throw new AppError('too-large', 'photos.noRoomToWait');
  }
}

/**
 * Stores one photo, once for each key: a resend is recognized by the photo's digest.
 * Throws AppError `unauthenticated`, or `conflict` for a key that came with another photo.
 */
export function keepPhoto(
  ctx: Ctx,
  photo: ProcessedImage,
  key: IdempotencyKey | null,
): Promise<Upload> {
  const withPhoto = key && { ...key, digest: `${key.digest} ${photo.digest}` };
  return runIdempotent(ctx, withPhoto, async (inside) => {
    const [upload = uploaded(photo)] = await keepPhotos(inside, [photo]);
    return upload;
  });
}

const uploaded = ({ id, width, height }: ProcessedImage): Upload => ({
  url: photoAddress(id, width),
  width,
  height,
});

/**
 * Makes a processed portrait the actor's profile photo, or removes the photo when it is null.
 * The previous one is deleted. Throws AppError `unauthenticated`.
 */
export async function setProfilePhoto(ctx: Ctx, photo: ProcessedImage | null): Promise<void> {
  const actor = requireActor(ctx);
  const [stored] = photo ? await keepPhotos(ctx, [photo]) : [];
  await ctx.em.transactional(async (tx) => {
    const row = await kysely(tx)
      .selectFrom('users')
      .select('image')
      .where('id', '=', actor.id)
      .forUpdate()
      .executeTakeFirst();
    await tx.nativeUpdate(User, { id: actor.id }, { image: stored?.url ?? null });
    const old = row?.image ? readAddress(row.image) : null;
    if (!old) return;
    await tx.nativeDelete(Photo, { id: old.id, owner: actor.id });
    await send(tx, 'delete-photo-files', { ids: [old.id] });
  });
}

/** Deletes every file of these photos. Files that are already gone are not an error. */
export async function deletePhotoFiles(ids: string[]): Promise<void> {
  const store = await photoStore();
  for (const id of ids) await store.deleteAll(`${id}/`);
}

/** A file that cannot be deleted is logged. The person need not know. */
async function tryToDeleteFiles(ids: string[]): Promise<void> {
  for (const id of ids) {
    await deletePhotoFiles([id]).catch((error: unknown) => logError('deleting a photo', error));
  }
}

export const fileKey = (id: string, width: number): string => `${id}/${width}.webp`;
