import type { LoaderFunctionArgs } from '@remix-run/node';
import slugify from '@sindresorhus/slugify';
import { requireIssue } from '#app/features/newsletters/queries.server.ts';
import { fileResponse } from '#app/lib/http/file-response.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params }) => {
    const issue = await requireIssue(ctx, parseIdParam(params.id, 'newsletters.notFound'));
    return fileResponse(`newsletters/${issue.id}.pdf`, 'newsletters.notFound', {
      type: 'application/pdf',
      filename: `${slugify(issue.title)}.pdf`,
      cacheControl: `${issue.isCityWide ? 'public' : 'private'}, max-age=3600`,
      locale: ctx.locale,
    });
  });
