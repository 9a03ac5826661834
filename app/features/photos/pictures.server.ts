import { Photo } from '#db/entities/index.ts';
import type { Picture } from '#app/ui/detail.tsx';
import type { Em } from '#app/lib/db/database.server.ts';
import { readAddress, srcSetOf } from './addresses.ts';

/** The size our own drawings have. */
const drawn = { width: 800, height: 600 };

/**
 * What an `img` needs to know of the pictures at these addresses, in one query, and in none where
 * no uploaded photo is among them.
 */
export async function picturesAt(
  em: Em,
  addresses: string[],
): Promise<(address: string) => Picture> {
  const ids = addresses.flatMap((address) => readAddress(address)?.id ?? []);
  const photos =
    ids.length > 0
      ? await em.find(Photo, { id: { $in: ids } }, { fields: ['width', 'height'] })
      : [];
  const sizes = new Map(photos.map(({ id, width, height }) => [id, { width, height }]));
  return (address) => ({
    src: address,
    srcSet: srcSetOf(address),
    ...(sizes.get(readAddress(address)?.id ?? '') ?? drawn),
  });
}
