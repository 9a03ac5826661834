import { keepPhoto } from '#app/features/media/photos/commands.server.ts';
import { uploadApiSchema } from '#app/features/media/photos/api-schema.ts';
import { readUpload } from '#app/features/media/photos/uploads/read-upload.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';

export const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Upload one photo',
    description:
      'A JPEG, PNG, WebP or AVIF of at most 10 MB. Use its `url` in the `images` of a listing or an activity within a day; unused photos are deleted after that.',
    loggedIn: true,
    idempotent: 'handler',
    uploadField: 'photo',
    result: uploadApiSchema,
    status: 201,
    errors: ['too-many'],
    handler: async (args) => {
      const photo = await readUpload(args.request, requireActor(args));
      return keepPhoto(args, photo, args.idempotencyKey);
    },
  }),
});
