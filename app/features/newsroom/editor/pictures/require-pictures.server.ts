import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readAddress, widthsUpTo } from '#app/features/media/photos/addresses.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { photoIdsIn } from './piece-photos.server.ts';

/** A field of a form with the addresses of pictures in it. */
export interface PictureField {
  field: string;
  addresses: (string | null | undefined)[];
}

/**
 * Refuses addresses of ours at which there is no picture: what is under /images or /uploads is a file of the site, and
 * what is under /photos is a picture of the desk's, an unused upload of the actor's, or one that the piece showed
 * `before`. Throws AppError `invalid` that names each field.
 */
export async function requirePictures(
  ctx: Ctx,
  fields: readonly PictureField[],
  before: object | null,
): Promise<void> {
  const known = photoIdsIn(before);
  const errors = await Promise.all(
    fields.map(async ({ field, addresses }) => {
      for (const address of addresses) {
        if (!address || (await isThere(ctx, address, known))) continue;
        return [new AppError('invalid', 'editorPictures.notThere', { field })];
      }
      return [];
    }),
  );
  refuseFields(errors.flat());
}

/** Where the site's own files are: in the build, and in a checkout without one. */
const folders = ['build/client', 'public'];

async function isThere(ctx: Ctx, address: string, known: string[]): Promise<boolean> {
  const { origin } = new URL(env().appUrl);
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return true;
  const photo = readAddress(url.pathname);
  if (photo) {
    const row = await usablePhoto(ctx, photo.id, known.includes(photo.id));
    return row !== undefined && widthsUpTo(row.width).includes(photo.width);
  }
  if (!/^\/(?:images|uploads|photos)\//.test(url.pathname)) return true;
  const path = decodedPath(url);
  if (path.includes('..')) return false;
  const found = await Promise.allSettled(folders.map((folder) => access(join(folder, path))));
  return found.some(({ status }) => status === 'fulfilled');
}

/** The photo with an id, where a piece may show it. */
const usablePhoto = ({ em, actor }: Ctx, id: string, isKnown: boolean) =>
  kysely(em)
    .selectFrom('photos')
    .select('width')
    .where('id', '=', id)
    .$if(!isKnown, (query) =>
      query.where(
        sql<boolean>`piece is not null or (owner_id = ${actor?.id ?? null}
          and listing_id is null and activity_id is null and request_id is null and place_id is null
          and not starts_with(${actor?.image ?? ''}, '/photos/' || id || '/'))`,
      ),
    )
    .executeTakeFirst();

/** A path as a file is named; an address that cannot be read names none. */
function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replaceAll('\0', '');
  } catch {
    return pathname;
  }
}
