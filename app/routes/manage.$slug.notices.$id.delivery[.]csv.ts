import type { LoaderFunctionArgs } from '@remix-run/node';
import { proofCsv } from '#app/features/noticeboard/notices/proof/proof.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** How a notice reached each unit, for a spreadsheet. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', id = '' } }) => {
    const { text, filename } = await proofCsv(ctx, { slug, id });
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${filename}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
