import { CondoNotice } from '#db/entities/index.ts';
import type { Ctx } from '#app/lib/context.server.ts';
import { dayAndMonth, longDate, paragraphs } from '#app/lib/format.ts';
import type { NoticeJson } from './contract.ts';

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
async function noticesOf({ em }: Ctx, communityId: string, limit: number) {
  return em.find(
    CondoNotice,
    { community: communityId },
    { orderBy: { pinned: 'desc', publishedAt: 'desc', id: 'desc' }, limit },
  );
}

/** The notices of the hub's My Condo tab. The caller has checked that the viewer may see them. */
export async function hubNotices(ctx: Ctx, communityId: string): Promise<NoticeCard[]> {
  const rows = await noticesOf(ctx, communityId, 30);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    paragraphs: paragraphs(row.content),
    pinned: row.pinned,
    ...dayAndMonth(row.publishedAt),
    publishedOn: longDate(row.publishedAt),
  }));
}

/** The same notices in the contract's shape; at most 200. */
export async function noticesJson(ctx: Ctx, communityId: string): Promise<NoticeJson[]> {
  const rows = await noticesOf(ctx, communityId, 200);
  return rows.map((row) => ({
    id: row.id,
    communityId: row.community.id,
    authorId: row.author.id,
    title: row.title,
    content: row.content,
    pinned: row.pinned,
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
}
