import type { LoaderFunctionArgs } from '@remix-run/node';
import { cityIssuePdf } from '#app/features/newsroom/newsletters/pdf/issue-pdf.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, ({ ctx, params, request }) => cityIssuePdf(ctx, request, params.slug ?? ''));
