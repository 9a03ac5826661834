import type { LoaderFunctionArgs } from '@remix-run/node';
import { canReadRequest } from '#app/features/building/requests/photos.server.ts';
import { photoResponse } from '#app/features/posts/photos/photo-response.server.ts';

/** One file of a photo, for those who may see it. */
export async function loader(args: LoaderFunctionArgs) {
  const { id = '', file = '' } = args.params;
  return photoResponse(args, `/photos/${id}/${file}`, canReadRequest);
}
