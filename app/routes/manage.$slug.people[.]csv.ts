import type { LoaderFunctionArgs } from '@remix-run/node';
import { peopleCsv } from '#app/features/residency/memberships/register/csv.server.ts';
import { filterIn } from '#app/features/residency/memberships/register/list-schema.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** A list of people for a spreadsheet. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params, url }) => {
    const { text, filename } = await peopleCsv(ctx, params.slug ?? '', filterIn(url.searchParams));
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${filename}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
