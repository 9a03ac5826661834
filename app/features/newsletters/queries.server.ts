import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { NewsletterIssue } from '#db/entities/index.ts';
import { canSeeHub } from '#app/features/communities/policy.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { afterCursor, cursorAt, paginateBy, type Page } from '#app/lib/db/pagination.ts';
import { monthAndYear } from '#app/lib/format.ts';
import type { IssueJson } from './api-schema.ts';

export interface IssueCard {
  id: string;
  title: string;
  month: string;
  cover: string | null;
  pdfUrl: string;
}

/** A community's own newsletters, newest first, a part at a time. The caller has checked the viewer. */
export async function hubIssues(
  { em }: Ctx,
  communityId: string,
  { cursor, size = 12 }: { cursor: string | null; size?: number },
): Promise<Page<IssueCard>> {
  const rows = await em.find(
    NewsletterIssue,
    { $and: [{ community: communityId }, afterCursor(cursor, 'publishedAt')] },
    { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: size + 1 },
  );
  return paginateBy(rows, size, toCard, cursorOf);
}

const cursorOf = ({ publishedAt, id }: NewsletterIssue) => cursorAt(publishedAt, id);

const toCard = (row: NewsletterIssue): IssueCard => ({
  id: row.id,
  title: row.title,
  month: monthAndYear(row.year, row.month),
  cover: row.coverImageUrl ?? null,
  pdfUrl: row.pdfUrl,
});

/**
 * The PDF of an issue, for whoever may read it: everyone for a city-wide issue, otherwise the
 * members and moderators of its community. Throws AppError `not-found`, also when not allowed.
 */
export async function issuePdf(
  ctx: Ctx,
  id: string,
): Promise<{ title: string; size: number; body: ReadableStream; cityWide: boolean }> {
  const issue = await ctx.em.findOne(NewsletterIssue, { id });
  const missing = new AppError('not-found', 'Newsletter not found');
  if (!issue) throw missing;
  if (issue.community && !canSeeHub(ctx.actor, issue.community.id)) throw missing;
  const path = join(env().dataDir, 'files', 'newsletters', `${issue.id}.pdf`);
  const file = await stat(path).catch(() => null);
  if (!file) throw missing;
  return {
    title: issue.title,
    size: file.size,
    body: Readable.toWeb(createReadStream(path)) as ReadableStream,
    cityWide: !issue.community,
  };
}

/**
 * The city-wide issues and those of the communities whose hub the caller may see, newest first, a
 * part at a time.
 */
export async function issuesJson(
  { em, actor }: Ctx,
  { after: cursor, limit }: PageQuery,
): Promise<Page<IssueJson>> {
  const rows = await em.find(
    NewsletterIssue,
    { $and: [visibleTo(actor), afterCursor(cursor, 'publishedAt')] },
    { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  const toJson = (row: NewsletterIssue): IssueJson => ({
    id: row.id,
    communityId: row.community?.id ?? null,
    title: row.title,
    coverImageUrl: row.coverImageUrl ?? null,
    pdfUrl: row.pdfUrl,
    month: row.month,
    year: row.year,
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  });
  return paginateBy(rows, limit, toJson, cursorOf);
}

function visibleTo(actor: Ctx['actor']) {
  if (actor?.role === 'ADMIN') return {};
  const own = actor?.memberships.map(({ communityId }) => communityId) ?? [];
  return { $or: [{ community: null }, { community: { $in: own } }] };
}
