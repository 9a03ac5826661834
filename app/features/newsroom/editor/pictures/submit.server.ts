import { readFormWithPhotos } from '#app/features/media/photos/uploads/photo-form.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireEditor } from '../access.server.ts';
import { findPiece } from '../kinds.server.ts';
import { editorPath, type PieceKind } from '../pieces.ts';
import { addPicture, removePicture } from './pictures.server.ts';
import { pictureSchema } from './schema.server.ts';

/** Uploads a picture for a piece, or deletes one. Throws AppError as `picturesPage` does, `wrong-type`. */
export async function submitPicture(
  { ctx, request }: Pick<PageArgs, 'ctx' | 'request'>,
  kind: PieceKind,
  id: string,
) {
  const actor = await requireActorForForm(ctx, request, ['altEn', 'altFr']);
  requireEditor(ctx);
  await findPiece[kind](ctx, id);
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
