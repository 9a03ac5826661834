import slugify from '@sindresorhus/slugify';
import { fileResponse } from '#app/lib/http/file-response.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireIssue } from './queries.server.ts';

/** The PDF of an issue. Throws AppError as `requireIssue` does. */
export async function issueFile(ctx: Ctx, issueId: string | undefined): Promise<Response> {
  const issue = await requireIssue(ctx, parseIdParam(issueId, 'newsletters.notFound'));
  return fileResponse(`newsletters/${issue.id}.pdf`, 'newsletters.notFound', {
    type: 'application/pdf',
    filename: `${slugify(issue.title)}.pdf`,
    cacheControl: `${issue.isCityWide ? 'public' : 'private'}, max-age=3600`,
    locale: ctx.locale,
  });
}
