import { Readable } from 'node:stream';
import { errors } from 'flydrive';
import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { photoStore } from '#app/features/media/photos/storage/photo-store.server.ts';
import { photoAddress } from '#app/features/media/photos/addresses.ts';
import { allPieces } from '#app/features/media/photos/pieces.server.ts';
import { fileKey } from '#app/features/media/photos/commands.server.ts';
import type { PhotoFacts } from './policy.ts';

/** What the rules need to know of a photo, in one query; null when there is none. */
export async function findPhotoFacts(em: Em, id: string): Promise<PhotoFacts | null> {
  const [row] = await factsOfPhoto(em, { id });
  if (!row) return null;
  const { communityId, authorId, status, postReaders } = row;
  return {
    ownerId: row.owner,
    isPortrait: row.portrait === photoAddress(id, row.width),
    post:
      communityId && authorId && status && postReaders
        ? { communityId, authorId, status, postReaders }
        : null,
    requestId: row.requestId,
    placeCommunityId: row.placeCommunityId,
    isOfDesk: row.piece !== null,
    isInPublicPiece: row.isInPublicPiece,
    isShown: row.isShown,
  };
}

const factsOfPhoto = compiledRead((db, { param }: Params<{ id: string }>) =>
  db
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.owner')
    .leftJoin('listings', 'listings.id', 'photos.listing')
    .leftJoin('activities', 'activities.id', 'photos.activity')
    .leftJoin('bookable_places', 'bookable_places.id', 'photos.place')
    .leftJoin('communities', (join) =>
      join.on(
        'communities.id',
        '=',
        sql<string>`coalesce(listings.community_id, activities.community_id)`,
      ),
    )
    .where('photos.id', '=', param('id'))
    .select(({ fn }) => [
      'photos.owner',
      'photos.width',
      'photos.piece',
      'photos.request as requestId',
      'bookable_places.community as placeCommunityId',
      'users.image as portrait',
      'communities.postReaders',
      fn.coalesce('listings.community', 'activities.community').as('communityId'),
      fn.coalesce('listings.author', 'activities.author').as('authorId'),
      fn.coalesce('listings.status', 'activities.status').as('status'),
      sql<boolean>`exists (
        select 1 from ${allPieces} piece where piece.id = photos.piece and piece.is_public)`.as(
        'isInPublicPiece',
      ),
      sql<boolean>`coalesce(
        '/photos/' || photos.id || '/' || photos.width || '.webp'
          = any(coalesce(listings.images, activities.images)), false)`.as('isShown'),
    ]),
);

/** One file of a photo, with its size in bytes; null when there is none. */
export async function openPhoto(photo: {
  id: string;
  width: number;
}): Promise<{ body: ReadableStream; size: number } | null> {
  const store = await photoStore();
  const key = fileKey(photo.id, photo.width);
  try {
    const { contentLength } = await store.getMetaData(key);
    const body = Readable.toWeb(await store.getStream(key)) as ReadableStream;
    return { body, size: contentLength };
  } catch (error) {
    if (error instanceof errors.E_CANNOT_GET_METADATA) return null;
    throw error;
  }
}
