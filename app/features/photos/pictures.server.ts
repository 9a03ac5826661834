import { Photo } from '#db/entities/index.ts';
import type { Picture } from '#app/ui/detail.tsx';
import type { Em } from '#app/lib/db/database.server.ts';
import { readAddress, srcSetOf } from './addresses.ts';

/** The size of our own drawings, in pixels. */
const drawingSize = { width: 800, height: 600 };

/**
 * The pictures at these addresses, ready for an `img`. It takes one query, or none when no address
 * is an uploaded photo's.
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
    ...(sizes.get(readAddress(address)?.id ?? '') ?? drawingSize),
  });
}
