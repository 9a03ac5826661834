import { sql } from 'kysely';
import { z } from 'zod';
import type { Audience, Language, NoticeKind } from '#db/enums.ts';
import { canSeeHub } from '#app/features/communities/communities/policy.ts';
import {
  communityName,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  keyFormat,
  placeAfter,
  readingOrder,
  readPage,
  type Key,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { NoticeJson } from './api-schema.ts';
import { filesOfLive } from './notice-files.server.ts';
import { parseNoticeText, type Block } from './parse-text.ts';
import { noticeColumns, shownSince, type NoticeRow } from './row.server.ts';
import { isNotExpired, isOut, isShownTo, readerIn, type Reader } from './shown-to.server.ts';

/** A notice as a list shows it. */
export interface NoticeCard {
  id: string;
  /** Of the title and the text. */
  language: Language;
  title: string;
  text: Block[];
  kind: NoticeKind;
  pinned: boolean;
  publishedAt: Date;
  correctedAt: Date | null;
  expiresAt: Date | null;
  /** How many files it has. */
  files: number;
  /** Who it is for, for moderators to read; null for others. */
  audience: AudienceWords | null;
}

/** What it takes to say in words who a notice is for. */
export interface AudienceWords {
  audience: Audience;
  floors: number[];
  units: string | null;
}

/**
 * A page of a hub's notices: pinned emergencies, what else is pinned, then the newest. Only those that
 * are for the viewer and have not expired. The caller has checked that the viewer may see the hub.
 */
export async function hubNotices(
  ctx: Ctx,
  communityId: string,
  place: Place | null,
): Promise<TwoWayPage<NoticeCard>> {
  const reader = readerIn(ctx, communityId);
  const page = await liveNotices(ctx, communityId, reader, { place, size: 20 });
  return { ...page, items: page.items.map((row) => toCard(ctx.locale, row, reader)) };
}

/**
 * The same for the API, of a community by slug or id.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `invalid` for a malformed cursor.
 */
export async function listNoticesForApi(
  ctx: Ctx,
  slugOrId: string,
  { after, limit }: PageQuery,
): Promise<TwoWayPage<NoticeJson>> {
  const { id, slug } = await requireCommunity(ctx, slugOrId, canSeeHub, communityName);
  const reader = readerIn(ctx, id);
  const place = placeAfter(after);
  const [page, files] = await Promise.all([
    liveNotices(ctx, id, reader, { place, size: limit }),
    filesOfLive(ctx.em, id),
  ]);
  const items = page.items.map((row) => ({
    ...toJson(ctx.locale, row, reader),
    files: (files.get(row.id) ?? []).map((file) => ({
      ...file,
      url: `/communities/${slug}/notices/${row.id}/files/${file.id}`,
    })),
  }));
  return { ...page, items };
}

const liveNotices = (
  { em }: Ctx,
  communityId: string,
  reader: Reader,
  { place, size }: { place: Place | null; size: number },
) =>
  readPage(place, {
    size,
    format: noticeKeyFormat,
    read: (from) => liveRows(em, { ...from, ...reader, communityId }),
    keyOf: (row) => ({ rank: row.rank, at: shownSince(row), id: row.id }),
  });

type LiveParams = ReadFrom<NoticeKey> & Reader & { communityId: string };

const liveRows = compiledRead((db, params: Params<LiveParams>) => {
  const { param, given } = params;
  const { operator, direction } = readingOrder('desc', given('back'));
  return db
    .selectFrom('condo_notices as notice')
    .select(noticeColumns)
    .where('notice.community', '=', param('communityId'))
    .where(isOut)
    .where(isNotExpired)
    .where(isShownTo(params))
    .$if(given('at'), (query) =>
      query.where(
        sql<boolean>`(notice.rank, notice.published_at, notice.id) ${sql.raw(operator)} (${param('rank')}::int, ${param('at')}::timestamptz, ${param('id')}::uuid)`,
      ),
    )
    .orderBy('notice.rank', direction)
    .orderBy('notice.publishedAt', direction)
    .orderBy('notice.id', direction)
    .limit(param('limit'));
});

/** The key of a notice says how it ranks, because pinned ones come first. */
interface NoticeKey extends Key {
  rank: number;
}

const groups = ['other', 'pinned', 'emergency'] as const;

const cursorSchema = z.tuple([z.literal([...groups]), z.string()]);

const noticeKeyFormat = {
  parse: (cursor: string): NoticeKey => {
    const [group, place] = parseCursor(cursorSchema, cursor.split(/:(.*)/s, 2));
    return { rank: groups.indexOf(group), ...keyFormat.parse(place) };
  },
  write: (key: NoticeKey) => `${groups[key.rank]}:${keyFormat.write(key)}`,
};

/** A row as a list shows it to a reader. */
export function toCard(locale: Locale, row: NoticeRow, reader: Reader): NoticeCard {
  const { language, title, content } = sideFor(locale, row);
  const { id, kind, pinned, correctedAt, expiresAt, files } = row;
  return {
    id,
    language,
    title,
    text: parseNoticeText(content),
    kind,
    pinned,
    publishedAt: shownSince(row),
    correctedAt,
    expiresAt,
    files,
    audience: reader.isModerator ? audienceOf(row) : null,
  };
}

const audienceOf = (row: NoticeRow): AudienceWords => ({
  audience: row.audience,
  floors: row.audienceFloors,
  units: row.audienceUnits,
});

/** A row as a call returns it, but for its files. Only moderators are told which floors and units. */
export function toJson(locale: Locale, row: NoticeRow, reader: Reader): Omit<NoticeJson, 'files'> {
  const { language, title, content } = sideFor(locale, row);
  return {
    id: row.id,
    communityId: row.communityId,
    authorId: row.authorId,
    language,
    title,
    content,
    kind: row.kind,
    pinned: row.pinned,
    audience: row.audience,
    audienceFloors: reader.isModerator ? row.audienceFloors : null,
    audienceUnits: reader.isModerator ? row.audienceUnits : null,
    publishedAt: shownSince(row).toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
