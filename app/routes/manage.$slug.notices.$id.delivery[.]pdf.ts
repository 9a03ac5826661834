import type { LoaderFunctionArgs } from '@remix-run/node';
import { proofResponse } from '#app/features/noticeboard/notices/proof/proof.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The board’s proof of delivery of a notice. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', id = '' } }) =>
    proofResponse(ctx, { slug, id }),
  );
