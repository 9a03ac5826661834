import type { LoaderFunctionArgs } from '@remix-run/node';
import { slipsResponse } from '#app/features/noticeboard/notices/print/slips-pdf.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The slips of the units that nothing reached. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', id = '' } }) =>
    slipsResponse(ctx, { slug, id }),
  );
