import { keepPhotos } from '#app/features/photos/commands.server.ts';
import { readUpload } from '#app/features/photos/read-form.server.ts';
import { apiRoute, call, personalJson } from '#app/lib/api-route.server.ts';
import { requireActor } from '#app/lib/context.server.ts';

export const handle = { photos: true };

/** Takes one photo, for the `images` of a listing or an activity that is posted within a day. */
export const { loader, action } = apiRoute({
  POST: call({
    signedIn: true,
    handle: async (args) => {
      const photo = await readUpload(args.request, requireActor(args));
      const [upload] = await keepPhotos(args, [photo]);
      return personalJson(upload, { status: 201 });
    },
  }),
});
