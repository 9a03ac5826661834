import { sql } from 'kysely';
import { Photo } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { photoAddress, thumbnailOf } from '#app/features/media/photos/addresses.ts';
import { keepPhotos } from '#app/features/media/photos/commands.server.ts';
import type { ProcessedImage } from '#app/features/media/photos/processing/process-image.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from '../access.server.ts';
import { findPiece } from '../kinds.server.ts';
import type { PieceKind } from '../pieces.ts';

/** The most pictures of one piece. */
const mostPictures = 40;

export interface PicturesPage {
  kind: PieceKind;
  id: string;
  title: string;
  language: Language;
  pictures: { id: string; address: string; thumbnail: string; alt: string }[];
}

/** The pictures of a piece. Throws AppError as `requireEditor` does, and `not-found`. */
export async function picturesPage(ctx: Ctx, kind: PieceKind, id: string): Promise<PicturesPage> {
  requireEditor(ctx);
  const piece = await findPiece[kind](ctx, id);
  const rows = await ctx.em.find(
    Photo,
    { piece: id },
    { orderBy: { createdAt: 'desc', id: 'asc' } },
  );
  return {
    kind,
    id,
    ...piece,
    pictures: rows.map((row) => {
      const address = photoAddress(row.id, row.width);
      const alt = (ctx.locale === 'fr' ? row.altFr : row.altEn) ?? '';
      return { id: row.id, address, thumbnail: thumbnailOf(address), alt };
    }),
  };
}

/**
 * Keeps a picture with a piece, for everybody who has its address. Throws AppError as `findPiece` does,
 * `invalid` for one more than a piece may have, `unavailable` when the disk is full.
 */
export async function addPicture(
  ctx: Ctx,
  { kind, id }: { kind: PieceKind; id: string },
  photo: ProcessedImage,
  alts: { altEn: string; altFr: string },
): Promise<void> {
  requireEditor(ctx);
  await findPiece[kind](ctx, id);
  if ((await ctx.em.count(Photo, { piece: id })) >= mostPictures) {
    throw new AppError('invalid', 'editorPictures.tooMany', { field: 'photo' });
  }
  await keepPhotos(ctx, [photo]);
  await ctx.em.nativeUpdate(Photo, { id: photo.id }, { piece: id, ...alts });
}

/** Deletes a picture of a piece. Throws AppError `not-found`, `conflict` while something shows it. */
export async function removePicture(ctx: Ctx, piece: string, id: string): Promise<void> {
  requireEditor(ctx);
  if (await isInUse(ctx.em, id)) throw new AppError('conflict', 'editorPictures.inUse');
  const deleted = await ctx.em.nativeDelete(Photo, { id, piece });
  if (deleted === 0) throw new AppError('not-found', 'editorPictures.gone');
  await send(ctx.em, 'delete-photo-files', { ids: [id] });
}

/** Whether anything at the editor's desk has the picture's address somewhere in it. */
async function isInUse(em: Em, id: string): Promise<boolean> {
  const path = `/photos/${id}/`;
  const { rows } = await sql<{ found: boolean }>`select (
    exists (select 1 from newsletter_editions piece where position(${path} in piece::text) > 0)
    or exists (select 1 from newsletter_issues piece where position(${path} in piece::text) > 0)
    or exists (select 1 from city_events piece where position(${path} in piece::text) > 0)
    or exists (select 1 from editorial_articles piece where position(${path} in piece::text) > 0)
    or exists (select 1 from ad_placements piece where position(${path} in piece::text) > 0)
  ) as found`.execute(kysely(em));
  return rows[0]?.found ?? false;
}
