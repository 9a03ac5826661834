import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvResponse } from '#app/features/media/csv/csv.ts';
import { serviceCsv } from '#app/features/noticeboard/notices/service/service-files.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** How a notice is served on each owner, for a spreadsheet. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', id = '' } }) => {
    const { text, filename } = await serviceCsv(ctx, { slug, id });
    return csvResponse(text, filename);
  });
