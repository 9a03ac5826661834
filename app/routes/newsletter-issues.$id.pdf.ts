import type { LoaderFunctionArgs } from '@remix-run/node';
import { issueFile } from '#app/features/newsroom/newsletters/queries.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handleFile(
    args,
    ({ ctx, params }) => issueFile(ctx, params.id),
    `/newsletter-issues/${encodeURIComponent(args.params.id ?? '')}`,
  );
