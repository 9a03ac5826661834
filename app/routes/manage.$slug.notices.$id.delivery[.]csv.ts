import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvResponse } from '#app/features/media/csv/csv.ts';
import { proofCsv } from '#app/features/noticeboard/notices/proof/proof.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** How a notice reached each unit, for a spreadsheet. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', id = '' } }) => {
    const { text, filename } = await proofCsv(ctx, { slug, id });
    return csvResponse(text, filename);
  });
