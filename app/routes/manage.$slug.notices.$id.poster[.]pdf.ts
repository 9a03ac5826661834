import type { LoaderFunctionArgs } from '@remix-run/node';
import { posterResponse } from '#app/features/noticeboard/notices/poster/poster-pdf.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The poster of a notice. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', id = '' } }) =>
    posterResponse(ctx, { slug, id }),
  );
