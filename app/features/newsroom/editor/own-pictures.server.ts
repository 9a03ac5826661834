import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readAddress, widthsUpTo } from '#app/features/media/photos/addresses.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';

/** A field of a form with the addresses of pictures in it. */
export interface PictureField {
  field: string;
  addresses: (string | null | undefined)[];
}

/**
 * Refuses addresses of ours at which there is no picture: what is under /photos is a photo, and what is under
 * /images or /uploads is a file of the site. Throws AppError `invalid` that names each field.
 */
export async function requirePictures(em: Em, fields: readonly PictureField[]): Promise<void> {
  const errors = await Promise.all(
    fields.map(async ({ field, addresses }) => {
      for (const address of addresses) {
        if (!address || (await isThere(em, address))) continue;
        const params = { address };
        return [new AppError('invalid', 'editorialForms.pictureMissing', { field, params })];
      }
      return [];
    }),
  );
  refuseFields(errors.flat());
}

/** Where the site's own files are: in the build, and in a checkout without one. */
const folders = ['build/client', 'public'];

async function isThere(em: Em, address: string): Promise<boolean> {
  const { origin } = new URL(env().appUrl);
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return true;
  const photo = readAddress(url.pathname);
  if (photo) {
    const row = await kysely(em)
      .selectFrom('photos')
      .select('width')
      .where('id', '=', photo.id)
      .executeTakeFirst();
    return row !== undefined && widthsUpTo(row.width).includes(photo.width);
  }
  if (!/^\/(?:images|uploads|photos)\//.test(url.pathname)) return true;
  const path = decodedPath(url);
  if (path.includes('..')) return false;
  const found = await Promise.allSettled(folders.map((folder) => access(join(folder, path))));
  return found.some(({ status }) => status === 'fulfilled');
}

/** A path as a file is named; an address that cannot be read names none. */
function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replaceAll('\0', '');
  } catch {
    return pathname;
  }
}
