import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportResponse } from '#app/features/site/own-account/export-zip.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** Everything that is kept about the person who asks. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx }) => exportResponse(ctx));
