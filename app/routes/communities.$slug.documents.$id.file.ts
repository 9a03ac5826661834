import type { LoaderFunctionArgs } from '@remix-run/node';
import { downloadDocument } from '#app/features/noticeboard/records/shelf/download.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The file of a document, for whoever may see it. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, request, params }) =>
    downloadDocument(ctx, request, { slug: params.slug ?? '', id: params.id }),
  );
