import type { LoaderFunctionArgs } from '@remix-run/node';
import { workPhotoResponse } from '#app/features/building/requests/work-order/contractor-page.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';

/** A photo of a contractor's work order. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params, request }) =>
    workPhotoResponse(ctx, await readSecret(request, params.token), params.number),
  );
