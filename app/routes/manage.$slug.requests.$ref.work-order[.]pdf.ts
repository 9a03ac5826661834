import type { LoaderFunctionArgs } from '@remix-run/node';
import { workOrderResponse } from '#app/features/building/requests/work-order/pdf.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The work order of a request. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', ref = '' } }) =>
    workOrderResponse(ctx, { slug, ref }),
  );
