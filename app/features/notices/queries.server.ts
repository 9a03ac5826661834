import { z } from 'zod';
import { Community, CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { requireCommunity } from '#app/features/communities/access.server.ts';
import { canSeeHub } from '#app/features/communities/policy.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import {
  afterCursor,
  cursorAt,
  paginateBy,
  parseCursor,
  type Page,
} from '#app/lib/db/pagination.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { NoticeJson } from './api-schema.ts';

export interface NoticeCard {
  id: string;
  /** Of the title and the content. */
  language: Language;
  title: string;
  content: string;
  pinned: boolean;
  publishedAt: Date;
}

interface PageOptions {
  cursor: string | null;
  size?: number;
}

/**
 * A page of a hub's notices, pinned ones first, then the newest. The caller has checked that the
 * viewer may see the hub.
 */
export const hubNotices = (
  ctx: Ctx,
  communityId: string,
  { cursor, size = 20 }: PageOptions,
): Promise<Page<NoticeCard>> => noticesOf(ctx, communityId, { cursor, size }, toCard);

/**
 * The same for the API, of a community by slug or id.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `invalid` for a malformed cursor.
 */
export async function listNoticesForApi(
  ctx: Ctx,
  slugOrId: string,
  { after, limit }: PageQuery,
): Promise<Page<NoticeJson>> {
  const { id } = await requireCommunity(ctx, slugOrId, canSeeHub, (em, ref) =>
    em.findOne(Community, ref, { fields: ['id'] }),
  );
  return noticesOf(ctx, id, { cursor: after ?? null, size: limit }, toJson);
}

async function noticesOf<Notice>(
  { em, locale }: Ctx,
  community: string,
  { cursor, size }: Required<PageOptions>,
  view: (locale: Locale, row: CondoNotice) => Notice,
): Promise<Page<Notice>> {
  const rows = await em.find(
    CondoNotice,
    { $and: [{ community }, afterNotice(cursor)] },
    { orderBy: { pinned: 'desc', publishedAt: 'desc', id: 'desc' }, limit: size + 1 },
  );
  return paginateBy(rows, size, (row) => view(locale, row), cursorOf);
}

/** The cursor of a notice says whether it is pinned, because those come first. */
const cursorOf = ({ pinned, publishedAt, id }: CondoNotice) =>
  `${pinned ? 'pinned' : 'other'}:${cursorAt(publishedAt, id)}`;

const cursorSchema = z.tuple([z.literal(['pinned', 'other']), z.string()]);

function afterNotice(cursor: string | null) {
  if (cursor === null) return {};
  const [group, place] = parseCursor(cursorSchema, cursor.split(/:(.*)/s, 2));
  const pinned = group === 'pinned';
  const rest = { pinned, ...afterCursor(place, 'publishedAt') };
  return pinned ? { $or: [rest, { pinned: false }] } : rest;
}

const toCard = (locale: Locale, row: CondoNotice): NoticeCard => {
  const { language, title, content } = sideFor(locale, row);
  const { id, pinned, publishedAt } = row;
  return { id, language, title, content, pinned, publishedAt };
};

const toJson = (locale: Locale, row: CondoNotice): NoticeJson => {
  const { language, title, content } = sideFor(locale, row);
  return {
    id: row.id,
    communityId: row.community.id,
    authorId: row.author.id,
    language,
    title,
    content,
    pinned: row.pinned,
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
};
