import { z } from 'zod';
import { setProfilePhoto } from '#app/features/photos/commands.server.ts';
import { readFormWithPhotos } from '#app/features/photos/read-form.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';

const schema = z.object({ remove: z.literal('yes').optional() });

/**
 * Carries out the profile photo's form: another photo, or none.
 * Throws AppError `unauthenticated`, `invalid`, `wrong-type`.
 */
export async function changePhoto(ctx: Ctx, request: Request) {
  const actor = requireActor(ctx, 'Please log in to change your photo.');
  const { form, photos, problem } = await readFormWithPhotos(request, actor, {
    field: 'photo',
    most: 1,
    crop: 'portrait',
  });
  const photo = photos[0] ?? null;
  const removes = form.get('remove') === 'yes';
  const refusal = problem ?? (photo || removes ? null : 'Please choose a photo first.');
  return submitFields(ctx, request, form, {
    schema,
    ...(refusal ? { refused: { photo: [refusal] } } : {}),
    run: async () => {
      await setProfilePhoto(ctx, removes ? null : photo);
      return {};
    },
    respond: () =>
      redirectWithToast('/account/settings', {
        title: 'Profile updated',
        description: 'Your profile has been updated successfully.',
      }),
  });
}
