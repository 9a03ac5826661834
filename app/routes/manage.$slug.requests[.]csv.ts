import type { LoaderFunctionArgs } from '@remix-run/node';
import { requestsCsv } from '#app/features/building/requests/desk/list/csv.server.ts';
import { requestFilterIn } from '#app/features/building/requests/desk/list/read-filter.server.ts';
import { csvResponse } from '#app/features/media/csv/csv.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** A list of requests, for a spreadsheet. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params, url }) => {
    const filter = requestFilterIn(url.searchParams);
    const { text, filename } = await requestsCsv(ctx, params.slug ?? '', filter);
    return csvResponse(text, filename);
  });
