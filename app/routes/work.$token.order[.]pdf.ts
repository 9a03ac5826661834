import type { LoaderFunctionArgs } from '@remix-run/node';
import { contractorsPdf } from '#app/features/building/requests/work-order/pdf.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';

/** The work order of a contractor's link, to print. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params, request }) =>
    contractorsPdf(ctx, await readSecret(request, params.token)),
  );
