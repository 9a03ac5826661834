import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvResponse } from '#app/features/media/csv/csv.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { peopleCsv } from '#app/features/residency/memberships/people/csv.server.ts';
import { filterIn } from '#app/features/residency/memberships/people/people-rows.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** A list of people for a spreadsheet. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params, url }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { text, filename } = await peopleCsv(ctx, community, filterIn(url.searchParams));
    return csvResponse(text, filename);
  });
