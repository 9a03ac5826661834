import type { LoaderFunctionArgs } from '@remix-run/node';
import { emergencyPdf } from '#app/features/noticeboard/records/texts/emergency-pdf.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The emergency plan, which opens in the browser instead of being saved. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(
    args,
    async ({ ctx, params }) => emergencyPdf(ctx, params.slug ?? ''),
    `/communities/${encodeURIComponent(args.params.slug ?? '')}/emergency`,
  );
