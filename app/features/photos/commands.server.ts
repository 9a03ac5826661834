import { Photo, User } from '#db/entities/index.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { once, type Attempt } from '#app/lib/db/idempotency.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logError } from '#app/lib/log.server.ts';
import { photoStore } from './photo-store.server.ts';
import { photoAddress, readAddress } from './addresses.ts';
import type { PreparedPhoto } from './process-image.server.ts';
import type { Upload } from './api-schema.ts';

/**
 * Keeps prepared photos as the actor's own uploads, for a listing or an activity to use within a
 * day. All or none: what was written is taken back when something fails. A repeated attempt
 * answers with the photos it kept first.
 * Throws AppError `unauthenticated`, or `conflict` for an attempt whose key came with other photos.
 */
export async function keepPhotos(
  ctx: Ctx,
  photos: PreparedPhoto[],
  attempt: Attempt | null = null,
): Promise<Upload[]> {
  const actor = requireActor(ctx);
  const kept = await write(photos, () =>
    once(ctx.em, { userId: actor.id, attempt }, async (tx) => {
      for (const { id, width, height } of photos) {
        tx.create(Photo, { id, owner: actor.id, width, height });
      }
      return { uploads: photos.map(uploaded) };
    }),
  );
  await sweepUnused(ctx.em).catch((error: unknown) => logError('sweeping photos', error));
  return kept.uploads;
}

/** Writes the files, then runs `save`; they go again where it fails or needed none of them. */
async function write<Result>(
  photos: PreparedPhoto[],
  save: () => Promise<Result & { repeated?: true }>,
): Promise<Result> {
  const store = await photoStore();
  const takeBack = () => deleteFiles(photos.map(({ id }) => id));
  try {
    for (const { id, files } of photos) {
      for (const [width, file] of files) await store.put(fileKey(id, width), file);
    }
    const saved = await save();
    if (saved.repeated) await takeBack();
    return saved;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** The same for one photo; an attempt is repeated only by one with the same photo. */
export async function keepPhoto(
  ctx: Ctx,
  photo: PreparedPhoto,
  attempt: Attempt | null,
): Promise<Upload> {
  const same = attempt && { ...attempt, digest: `${attempt.digest} ${photo.digest}` };
  const [upload = uploaded(photo)] = await keepPhotos(ctx, [photo], same);
  return upload;
}

const uploaded = ({ id, width, height }: PreparedPhoto): Upload => ({
  url: photoAddress(id, width),
  width,
  height,
});

/** What photos are used for, with what it showed before. */
export interface Use {
  of: { listing: string } | { activity: string };
  before: string[];
}

/**
 * Gives the photos at `addresses` to a listing or an activity and takes from it the ones no longer
 * among them. Call it inside the transaction that writes the addresses; the function it returns
 * deletes the files of what was taken away, and belongs after the commit.
 * Throws AppError `invalid` for an address that is neither an unused upload of the actor's own nor
 * a picture the thing showed before.
 */
export async function usePhotos(
  tx: Em,
  actor: Actor,
  addresses: string[],
  { of, before }: Use,
): Promise<() => Promise<void>> {
  const added = addresses.filter((address) => !before.includes(address));
  for (const address of added) {
    const photo = readAddress(address);
    const taken = photo
      ? await tx.nativeUpdate(
          Photo,
          { ...photo, owner: actor.id, listing: null, activity: null },
          of,
        )
      : 0;
    if (taken === 0) {
      throw new AppError('invalid', 'Please use photos you have uploaded here yourself.', {
        field: 'images',
      });
    }
  }
  const removed = before
    .filter((address) => !addresses.includes(address))
    .flatMap((address) => readAddress(address)?.id ?? []);
  if (removed.length > 0) await tx.nativeDelete(Photo, { ...of, id: { $in: removed } });
  return () => deleteFiles(removed);
}

/**
 * Makes a prepared portrait the actor's profile photo, or takes the photo away when it is null.
 * The one before is deleted. Throws AppError `unauthenticated`.
 */
export async function setProfilePhoto(ctx: Ctx, photo: PreparedPhoto | null): Promise<void> {
  const actor = requireActor(ctx);
  const [kept] = photo ? await keepPhotos(ctx, [photo]) : [];
  const before = await ctx.em.transactional(async (tx) => {
    const [row] = await tx.execute<{ image: string | null }[]>(
      'select image from users where id = ? for update',
      [actor.id],
    );
    await tx.nativeUpdate(User, { id: actor.id }, { image: kept?.url ?? null });
    const old = row?.image ? readAddress(row.image) : null;
    if (old) await tx.nativeDelete(Photo, { id: old.id, owner: actor.id });
    return old;
  });
  if (before) await deleteFiles([before.id]);
}

const unusedForHours = 24;

/** Deletes a few uploads that nothing came to use within a day. */
async function sweepUnused(em: Em): Promise<void> {
  const rows = await em.execute<{ id: string }[]>(
    `delete from photos
      where id in (
        select p.id from photos p join users u on u.id = p.owner_id
         where p.listing_id is null and p.activity_id is null
           and p.created_at < now() - interval '${unusedForHours} hours'
           and (u.image is null or not starts_with(u.image, '/photos/' || p.id || '/'))
         order by p.created_at
         limit 20)
        and listing_id is null and activity_id is null
      returning id`,
  );
  await deleteFiles(rows.map(({ id }) => id));
}

/** A file that cannot be deleted is worth a line in the log, and not the person's trouble. */
async function deleteFiles(ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const store = await photoStore();
  for (const id of ids) {
    await store.deleteAll(`${id}/`).catch((error: unknown) => logError('deleting a photo', error));
  }
}

/** The place of a file in the store. */
export const fileKey = (id: string, width: number): string => `${id}/${width}.webp`;
