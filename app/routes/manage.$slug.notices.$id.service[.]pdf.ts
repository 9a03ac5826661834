import type { LoaderFunctionArgs } from '@remix-run/node';
import { serviceListResponse } from '#app/features/noticeboard/notices/service/service-files.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The mailing list of a notice that has to be served. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', id = '' } }) =>
    serviceListResponse(ctx, { slug, id }),
  );
