import { z } from 'zod';
import { Community, CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { requireCommunity } from '#app/features/communities/access.server.ts';
import { canSeeHub } from '#app/features/communities/policy.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  keyFormat,
  newestFirst,
  placeAfter,
  readPage,
  type Key,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
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

/**
 * A page of a hub's notices, pinned ones first, then the newest. The caller has checked that the
 * viewer may see the hub.
 */
export const hubNotices = (
  ctx: Ctx,
  communityId: string,
  place: Place | null,
): Promise<TwoWayPage<NoticeCard>> => noticesOf(ctx, communityId, { place, size: 20 }, toCard);

/**
 * The same for the API, of a community by slug or id.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `invalid` for a malformed cursor.
 */
export async function listNoticesForApi(
  ctx: Ctx,
  slugOrId: string,
  { after, limit }: PageQuery,
): Promise<TwoWayPage<NoticeJson>> {
  const { id } = await requireCommunity(ctx, slugOrId, canSeeHub, (em, ref) =>
    em.findOne(Community, ref, { fields: ['id'] }),
  );
  return noticesOf(ctx, id, { place: placeAfter(after), size: limit }, toJson);
}

async function noticesOf<Notice>(
  { em, locale }: Ctx,
  community: string,
  { place, size }: { place: Place | null; size: number },
  view: (locale: Locale, row: CondoNotice) => Notice,
): Promise<TwoWayPage<Notice>> {
  const page = await readPage(place, {
    size,
    format: noticeKeyFormat,
    read: (from) => {
      const { where, orderBy } = noticesFrom(from);
      return em.find(CondoNotice, { $and: [{ community }, where] }, { orderBy, limit: from.limit });
    },
    keyOf: ({ pinned, publishedAt, id }) => ({ pinned, at: publishedAt, id }),
  });
  return { ...page, items: page.items.map((row) => view(locale, row)) };
}

/** The key of a notice says whether it is pinned, because those come first. */
interface NoticeKey extends Key {
  pinned: boolean;
}

const cursorSchema = z.tuple([z.literal(['pinned', 'other']), z.string()]);

const noticeKeyFormat = {
  parse: (cursor: string): NoticeKey => {
    const [group, place] = parseCursor(cursorSchema, cursor.split(/:(.*)/s, 2));
    return { pinned: group === 'pinned', ...keyFormat.parse(place) };
  },
  write: (key: NoticeKey) => `${key.pinned ? 'pinned' : 'other'}:${keyFormat.write(key)}`,
};

function noticesFrom({ pinned, ...from }: ReadFrom<NoticeKey>) {
  const { where, orderBy } = newestFirst(from, 'publishedAt');
  const ofGroup = pinned === undefined ? where : { pinned, ...where };
  const otherGroupFollows = pinned !== undefined && pinned !== (from.back !== null);
  return {
    where: otherGroupFollows ? { $or: [ofGroup, { pinned: !pinned }] } : ofGroup,
    orderBy: { pinned: orderBy.id, ...orderBy },
  };
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
