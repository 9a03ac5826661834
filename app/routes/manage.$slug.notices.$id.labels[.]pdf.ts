import type { LoaderFunctionArgs } from '@remix-run/node';
import { labelsResponse } from '#app/features/noticeboard/notices/service/labels.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The labels of those who still have to be served: of envelopes, or with `?way=unit` of copies for the units. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params: { slug = '', id = '' }, url }) =>
    labelsResponse(ctx, { slug, id }, url.searchParams.get('way') === 'unit' ? 'UNIT' : 'MAIL'),
  );
