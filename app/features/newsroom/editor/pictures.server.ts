import { sql } from 'kysely';
import { z } from 'zod';
import { typedLine } from '#app/lib/forms/typed-text.ts';
import { Photo } from '#db/entities/index.ts';
import { photoAddress, thumbnailOf } from '#app/features/media/photos/addresses.ts';
import { keepPhotos } from '#app/features/media/photos/commands.server.ts';
import type { ProcessedImage } from '#app/features/media/photos/processing/process-image.server.ts';
import { readFormWithPhotos } from '#app/features/media/photos/uploads/photo-form.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate, type MessageKey } from '#app/messages/catalogue.server.ts';
import { requireEditor } from './access.server.ts';
import { editors } from './editors.server.ts';
import type { PieceName } from './piece-store.server.ts';
import { editorPath, hasPictures, type PieceKind } from './pieces.ts';

/** The most pictures of one piece. */
const mostPictures = 40;

export interface PicturesPage extends PieceName {
  kind: PieceKind;
  id: string;
  pictures: { id: string; address: string; thumbnail: string; alt: string }[];
}

/** The pictures of a piece. Throws AppError as `requireEditor` does, and `not-found`. */
export async function picturesPage(
  ctx: Ctx,
  { kind, id }: { kind: PieceKind; id: string },
): Promise<PicturesPage> {
  requireEditor(ctx);
  const piece = await withPictures(ctx, { kind, id });
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

/** A piece of a kind that shows pictures. Throws AppError `not-found`. */
async function withPictures(
  ctx: Ctx,
  { kind, id }: { kind: PieceKind; id: string },
): Promise<PieceName> {
  if (!hasPictures(kind)) throw new AppError('not-found', 'editorDesk.notFound');
  return editors[kind].find(ctx, id);
}

const alt = (missing: MessageKey) =>
  z
    .string({ error: missing })
    .overwrite(typedLine)
    .min(1, missing)
    .max(200, 'editorPictures.altTooLong');

/** The form that uploads a picture, and the button that deletes one. */
const pictureSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('add'),
    altEn: alt('editorPictures.altEnMissing'),
    altFr: alt('editorPictures.altFrMissing'),
  }),
  z.object({ change: z.literal('remove'), id: z.uuid({ error: 'editorPictures.gone' }) }),
]);

/** Uploads a picture for a piece, or deletes one. Throws AppError as `picturesPage` does, `wrong-type`. */
export async function submitPicture(
  { ctx, request }: Pick<PageArgs, 'ctx' | 'request'>,
  { kind, id }: { kind: PieceKind; id: string },
) {
  const actor = await requireActorForForm(ctx, request, ['altEn', 'altFr']);
  requireEditor(ctx);
  await withPictures(ctx, { kind, id });
  const read = await readFormWithPhotos(request, actor, { field: 'photo', most: 1, crop: 'whole' });
  const { form, photos, refusals } = read;
  const resumed = resumeDraft(ctx, form, { schema: pictureSchema });
  if (resumed) return resumed;
  const [photo] = photos;
  const isMissing = form.get('change') === 'add' && !photo && refusals.length === 0;
  const missing = isMissing ? [new AppError('invalid', 'editorPictures.missing')] : [];
  return submitFields(ctx, request, form, {
    schema: pictureSchema,
    content: [[...form], photos.map(({ digest }) => digest)],
    refused: { photo: [...refusals, ...missing] },
    run: async (input, inside): Promise<{ done: 'added' | 'removed' }> => {
      if (input.change === 'remove') {
        await removePicture(inside, id, input.id);
        return { done: 'removed' };
      }
      const { altEn, altFr } = input;
      if (photo) await addPicture(inside, { kind, id }, photo, { altEn, altFr });
      return { done: 'added' };
    },
    respond: ({ done }) =>
      redirectWithToast(editorPath(kind, id, 'pictures'), {
        title: translate(ctx.locale, `editorPictures.${done}.title`),
        description: translate(ctx.locale, `editorPictures.${done}.description`),
      }),
  });
}

/**
 * Keeps a picture of a piece, which anybody with its address can see. Throws AppError `not-found`,
 * `invalid` for one more than a piece may have, `unavailable` when the disk is full.
 */
async function addPicture(
  ctx: Ctx,
  { kind, id }: { kind: PieceKind; id: string },
  photo: ProcessedImage,
  alts: { altEn: string; altFr: string },
): Promise<void> {
  requireEditor(ctx);
  await editors[kind].find(ctx, id);
  if ((await ctx.em.count(Photo, { piece: id })) >= mostPictures) {
    throw new AppError('invalid', 'editorPictures.tooMany', { field: 'photo' });
  }
  await keepPhotos(ctx, [photo]);
  await ctx.em.nativeUpdate(Photo, { id: photo.id }, { piece: id, ...alts });
}

/** Deletes a picture of a piece. Throws AppError `not-found`, `conflict` while something shows it. */
async function removePicture(ctx: Ctx, piece: string, id: string): Promise<void> {
  requireEditor(ctx);
  if (await isInUse(ctx.em, id)) throw new AppError('conflict', 'editorPictures.inUse');
  const deleted = await ctx.em.nativeDelete(Photo, { id, piece });
  if (deleted === 0) throw new AppError('not-found', 'editorPictures.gone');
  await send(ctx.em, 'delete-photo-files', { ids: [id] });
}

/** Whether any piece contains the picture's address. */
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
