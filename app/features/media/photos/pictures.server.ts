import { sql, type RawBuilder } from 'kysely';
import type { Picture } from '#app/ui/pictures/gallery.tsx';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { readAddress, srcSetOf } from './addresses.ts';

const drawingSize = { width: 800, height: 600 };

/**
 * The alternative texts of the editor's pictures at these addresses; null for any other address.
 * One query, or none when no picture was uploaded.
 */
export async function altTexts(
  em: Em,
  locale: Locale,
  addresses: string[],
): Promise<(address: string) => string | null> {
  const ids = photoIds(addresses);
  const found = ids ? await altTextsOf(em, { ids }) : [];
  const texts = new Map(found.map(({ id, altEn, altFr }) => [id, locale === 'fr' ? altFr : altEn]));
  return (address) => texts.get(readAddress(address)?.id ?? '') ?? null;
}

const altTextsOf = compiledRead((db, { param }: Params<{ ids: string[] }>) =>
  db
    .selectFrom('photos')
    .select(['id', 'altEn', 'altFr'])
    .where('id', '=', sql<string>`any(${param('ids')}::uuid[])`)
    .where('piece', 'is not', null),
);

/**
 * The pictures at these addresses, ready for an `img`. One query, or none when no photo was
 * uploaded.
 */
export async function picturesAt(
  em: Em,
  addresses: string[],
): Promise<(address: string) => Picture> {
  const ids = photoIds(addresses);
  const photos = ids ? await sizesOf(em, { ids }) : [];
  return pictureWith(new Map(photos.map(({ id, width, height }) => [id, { width, height }])));
}

const sizesOf = compiledRead((db, { param }: Params<{ ids: string[] }>) =>
  db
    .selectFrom('photos')
    .select(['id', 'width', 'height'])
    .where('id', '=', sql<string>`any(${param('ids')}::uuid[])`),
);

/** The widths and heights of uploaded photos, by id. */
export type PhotoSizes = Record<string, { width: number; height: number }>;

/** The ids of the uploaded photos at these addresses; null when there is none. */
export function photoIds(addresses: string[]): string[] | null {
  const ids = addresses.flatMap((address) => readAddress(address)?.id ?? []);
  return ids.length > 0 ? ids : null;
}

/** The sizes of photos by their ids, as a column of a query. */
export const photoSizes = (ids: RawBuilder<string[]>): RawBuilder<PhotoSizes | null> =>
  sql<PhotoSizes | null>`(
    select jsonb_object_agg(photo.id, jsonb_build_object('width', photo.width, 'height', photo.height))
    from photos photo where photo.id = any(${ids}::uuid[]))`;

/** The pictures at these addresses, with sizes that were read already. */
export const picturesOf = (addresses: string[], sizes: PhotoSizes | null): Picture[] =>
  addresses.map(pictureWith(new Map(Object.entries(sizes ?? {}))));

const pictureWith =
  (sizes: Map<string, PhotoSizes[string]>) =>
  (address: string): Picture => ({
    src: address,
    srcSet: srcSetOf(address),
    ...(sizes.get(readAddress(address)?.id ?? '') ?? drawingSize),
  });
