import type { ZipEntry } from '#app/features/media/zip/zip.server.ts';
import { widthsUpTo } from '#app/features/media/photos/addresses.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Shelf } from './shelf.server.ts';

/**
 * The photos of a community's posts, requests and places to book, each in all its widths, so that they are as they
 * were elsewhere too.
 */
export async function* photosOf(
  em: Em,
  communityId: string,
  shelf: Shelf,
): AsyncGenerator<ZipEntry> {
  const photos = await kysely(em)
    .selectFrom('photos')
    .leftJoin('listings', 'listings.id', 'photos.listing')
    .leftJoin('activities', 'activities.id', 'photos.activity')
    .leftJoin('service_requests as request', 'request.id', 'photos.request')
    .leftJoin('bookable_places as place', 'place.id', 'photos.place')
    .select(['photos.id', 'photos.width'])
    .where((is) =>
      is.or([
        is('listings.community', '=', communityId),
        is('activities.community', '=', communityId),
        is('request.community', '=', communityId),
        is('place.community', '=', communityId),
      ]),
    )
    .orderBy('photos.createdAt', 'desc')
    .orderBy('photos.id')
    .execute();
  for (const { id, width } of photos) {
    for (const one of widthsUpTo(width)) {
      const entry = await shelf.addPhoto({ id, width: one });
      if (entry) yield entry;
    }
  }
}
