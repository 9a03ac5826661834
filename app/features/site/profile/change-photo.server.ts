import { z } from 'zod';
import { setProfilePhoto } from '#app/features/media/photos/commands.server.ts';
import { readFormWithPhotos } from '#app/features/media/photos/uploads/photo-form.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { redirectToSettings } from './redirect-to-settings.server.ts';

const schema = z.object({ remove: z.literal('yes').optional() });

/**
 * Carries out the form of the profile photo: another photo, or none.
 * Throws AppError `unauthenticated`, `invalid`, `wrong-type`.
 */
export async function changePhoto(ctx: Ctx, request: Request) {
  const actor = await requireActorForForm(ctx, request, []);
  const { form, photos, refusals } = await readFormWithPhotos(request, actor, {
    field: 'photo',
    most: 1,
    crop: 'portrait',
  });
  const resumed = resumeDraft(ctx, form, { schema });
  if (resumed) return resumed;
  const photo = photos[0] ?? null;
  const removes = form.get('remove') === 'yes';
  const isMissing = !photo && !removes;
  const missing = isMissing ? [new AppError('invalid', 'accounts.photoMissing')] : [];
  return submitFields(ctx, request, form, {
    schema,
    refused: { photo: refusals.length > 0 ? refusals : missing },
    run: async (_, inside) => {
      await setProfilePhoto(inside, removes ? null : photo);
      return {};
    },
    respond: () => redirectToSettings(ctx),
  });
}
