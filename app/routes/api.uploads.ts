import { keepPhoto } from '#app/features/photos/commands.server.ts';
import { uploadContract } from '#app/features/photos/api-schema.ts';
import { readUpload } from '#app/features/photos/read-form.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';

export const { loader, action } = apiRoute({
  POST: call({
    summary: 'Upload one photo',
    description:
      'JPEG, PNG, WebP or AVIF of at most 10 MB. Use its `url` in the `images` of a listing or an activity within a day; one that nothing uses is deleted then.',
    signedIn: true,
    takesKey: true,
    uploadField: 'photo',
    answer: uploadContract,
    status: 201,
    refusals: ['too-many'],
    handle: async (args) => {
      const photo = await readUpload(args.request, requireActor(args));
      return keepPhoto(args, photo, args.attempt);
    },
  }),
});
