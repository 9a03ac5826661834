import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvResponse } from '#app/features/media/csv/csv.ts';
import { ownerColumns } from '#app/features/residency/owners/csv-columns.server.ts';
import { unitsCsv } from '#app/features/residency/units/register/register.server.ts';
import { registerFilterIn } from '#app/features/residency/units/register/register-filter.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The register of units, or a list of it, for a spreadsheet. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params, url }) => {
    const filter = registerFilterIn(url.searchParams);
    const { text, filename } = await unitsCsv(ctx, params.slug ?? '', filter, ownerColumns);
    return csvResponse(text, filename);
  });
