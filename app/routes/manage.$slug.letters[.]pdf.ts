import type { LoaderFunctionArgs } from '@remix-run/node';
import { lettersResponse } from '#app/features/residency/units/letters/letter-pdf.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The letters of units that have valid codes; opening it makes none. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(
    args,
    async ({ ctx, params, url, request }) =>
      lettersResponse(ctx, request, {
        slug: params.slug ?? '',
        chosen: url.searchParams.getAll('units').join(', ') || 'all',
      }),
    `/manage/${encodeURIComponent(args.params.slug ?? '')}/letters`,
  );
