import { CondoNotice } from '#db/entities/index.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { afterCursor, cursorAt, paginateBy, type Page } from '#app/lib/db/pagination.ts';
import { dayAndMonth, longDate, paragraphs } from '#app/lib/format.ts';
import type { NoticeJson } from './api-schema.ts';

export interface NoticeCard {
  id: string;
  title: string;
  paragraphs: string[];
  pinned: boolean;
  day: string;
  month: string;
  publishedOn: string;
}

/** The notices of a community, pinned first, then newest first; at most `limit`. */
async function noticesOf(
  { em }: Ctx,
  community: string,
  { limit, after: cursor }: { limit: number; after?: string | undefined },
) {
  return em.find(
    CondoNotice,
    { $and: [{ community }, afterNotice(cursor)] },
    { orderBy: { pinned: 'desc', publishedAt: 'desc', id: 'desc' }, limit },
  );
}

/** The notices of the hub's My Condo tab, a part at a time. The caller has checked that the viewer may see the notices. */
export async function hubNotices(
  ctx: Ctx,
  communityId: string,
  { cursor, size = 20 }: { cursor: string | null; size?: number },
): Promise<Page<NoticeCard>> {
  const rows = await noticesOf(ctx, communityId, { limit: size + 1, after: cursor ?? undefined });
  return paginateBy(rows, size, toCard, cursorOf);
}

const toCard = (row: CondoNotice): NoticeCard => ({
  id: row.id,
  title: row.title,
  paragraphs: paragraphs(row.content),
  pinned: row.pinned,
  ...dayAndMonth(row.publishedAt),
  publishedOn: longDate(row.publishedAt),
});

/** The same notices in the contract's shape, a part at a time. */
export async function noticesJson(
  ctx: Ctx,
  communityId: string,
  { after: cursor, limit }: PageQuery,
): Promise<Page<NoticeJson>> {
  const rows = await noticesOf(ctx, communityId, { limit: limit + 1, after: cursor });
  return paginateBy(rows, limit, toJson, cursorOf);
}

/** The cursor of a notice says whether it is pinned, because those come first. */
const cursorOf = ({ pinned, publishedAt, id }: CondoNotice) =>
  `${pinned ? 'pinned' : 'other'}:${cursorAt(publishedAt, id)}`;

function afterNotice(cursor: string | undefined) {
  if (cursor === undefined) return {};
  const pinned = cursor.startsWith('pinned:');
  const alike = { pinned, ...afterCursor(cursor.replace(/^(pinned|other):/, ''), 'publishedAt') };
  return pinned ? { $or: [alike, { pinned: false }] } : alike;
}

const toJson = (row: CondoNotice): NoticeJson => ({
  id: row.id,
  communityId: row.community.id,
  authorId: row.author.id,
  title: row.title,
  content: row.content,
  pinned: row.pinned,
  publishedAt: row.publishedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});
