import type { LoaderFunctionArgs } from '@remix-run/node';
import { skylinePicture } from '#app/features/communities/communities/skyline-picture.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The picture over the page for people who aren't members. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    skylinePicture(ctx, request, params.slug ?? ''),
  );
