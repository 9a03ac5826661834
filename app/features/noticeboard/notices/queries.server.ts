import { sql } from 'kysely';
import { z } from 'zod';
import {
  communityName,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import {
  isFound,
  plannedForWords,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import {
  askedWords,
  type SearchedPageQuery,
} from '#app/features/communities/matching/words-query.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  keyFormat,
  positionAfter,
  readingOrder,
  readPage,
  type Key,
  type ListPosition,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { sideFor, type Locale, type TwoSided } from '#app/lib/i18n/locale.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { NoticeJson } from './api-schema.ts';
import type { AudienceWords } from './audience/audience-words.ts';
import { bandOf, mostInBand } from './emergencies/band.server.ts';
import { overOf } from './emergencies/over-words.server.ts';
import type { HappensFields } from './happens.ts';
import { filesJson, filesOfLive } from './notice-files.server.ts';
import { unbroken } from '#app/lib/unbroken.ts';
import { parseNoticeText } from './text/parse-text.ts';
import {
  beginningColumns,
  happensColumns,
  happensOf,
  shownSince,
  isNotExpired,
  isOut,
  isShownTo,
  noticeColumns,
  readerIn,
  type NoticeRow,
  type Reader,
} from './row.server.ts';

/** The most notices that a hub shows; the archive has them all. */
const mostOnHub = 5;

/**
 * The first live notices of a hub for the viewer: pinned emergencies, what else is pinned, then the newest; and how
 * many are pinned in all. Leaves out the emergencies that are above every page of the viewer already. The caller has
 * checked that the viewer may see the hub.
 */
export async function hubNotices(
  ctx: Ctx,
  communityId: string,
): Promise<{ notices: HubNotice[]; pinned: number }> {
  const reader = readerIn(ctx, communityId);
  const [band, rows] = await Promise.all([
    bandOf(ctx),
    hubRows(ctx.em, { ...reader, communityId }),
  ]);
  const above = new Map(band.map(({ id, pinned }) => [id, pinned]));
  const counted = rows.filter(({ id }) => above.get(id) === true).length;
  return {
    notices: rows
      .filter(({ id }) => !above.has(id))
      .slice(0, mostOnHub)
      .map((row) => hubNotice(ctx.locale, row, reader)),
    pinned: (rows[0]?.pinnedCount ?? 0) - counted,
  };
}

type HubRow = Awaited<ReturnType<typeof hubRows>>[number];
export type HubNotice = ReturnType<typeof hubNotice>;

function hubNotice(locale: Locale, row: HubRow, reader: Reader) {
  const { language, title, content } = sideFor(locale, row);
  const { id, kind, pinned, correctedAt, audience, audienceFloors, audienceUnits } = row;
  return {
    ...{ id, language, title: unbroken(title), kind, pinned, correctedAt },
    beginning: pinned ? unbroken(content.replace(/\s+/g, ' ')) : '',
    happens: happensOf(row),
    publishedAt: shownSince(row),
    audience: reader.isModerator ? { audience, audienceFloors, audienceUnits } : null,
  };
}

/** More than two lines of a wide page hold. */
const beginningLength = 180;

const hubRows = compiledRead((db, params: Params<Reader & { communityId: string }>) =>
  liveIn(db, params)
    .select([
      'notice.id',
      'notice.language',
      'notice.title',
      ...beginningColumns(beginningLength),
      ...(['notice.kind', 'notice.pinned', 'notice.correctedAt'] as const),
      ...(['notice.publishedAt', 'notice.createdAt'] as const),
      ...(['notice.audience', 'notice.audienceFloors', 'notice.audienceUnits'] as const),
      ...happensColumns,
      sql<number>`(count(*) filter (where notice.pinned) over ())::int`.as('pinnedCount'),
    ])
    .orderBy('notice.rank', 'desc')
    .orderBy('notice.publishedAt', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(mostOnHub + mostInBand),
);

/** The live notices of a community that are for a reader, under the alias `notice`. */
const liveIn = (db: Db, params: Params<Reader & { communityId: string }>) =>
  db
    .selectFrom('condo_notices as notice')
    .where('notice.community', '=', params.param('communityId'))
    .where(isOut)
    .where(isNotExpired)
    .where(isShownTo(params));

/**
 * A page of the live notices for the API, in the order of the hub. Throws AppError: `unauthenticated`, `not-found`,
 * `forbidden`, `invalid` for a malformed cursor.
 */
export async function listNoticesForApi(
  ctx: Ctx,
  slugOrId: string,
  { q, after, limit }: SearchedPageQuery,
): Promise<TwoWayPage<NoticeJson>> {
  const { id, slug } = await requireCommunity(ctx, slugOrId, canSeeHub, communityName);
  const reader = readerIn(ctx, id);
  const position = positionAfter(after);
  const [page, files] = await Promise.all([
    liveNotices(ctx, id, reader, { position, size: limit, match: askedWords({ q }) }),
    filesOfLive(ctx.em, id),
  ]);
  const items = page.items.map((row) => ({
    ...noticeJson(ctx.locale, row),
    // Only moderators are told which floors and units.
    ...(reader.isModerator ? {} : { audienceFloors: null, audienceUnits: null }),
    communityId: row.communityId,
    authorId: row.authorId,
    publishedAt: shownSince(row).toISOString(),
    files: filesJson(slug, row.id, files.get(row.id)),
  }));
  return { ...page, items };
}

const liveNotices = (
  { em }: Ctx,
  communityId: string,
  reader: Reader,
  { position, size, match }: { position: ListPosition | null; size: number; match?: MatchParams },
) =>
  readPage(position, {
    size,
    format: noticeKeyFormat,
    read: (from) => liveRows(em, { ...from, ...reader, ...match, communityId }),
    keyOf: (row) => ({ rank: row.rank, at: shownSince(row), id: row.id }),
  });

type LiveParams = ReadFrom<NoticeKey> & Reader & Partial<MatchParams> & { communityId: string };

const liveRows = compiledRead((db, params: Params<LiveParams>) => {
  const { param, given } = params;
  const { operator, direction } = readingOrder('desc', given('back'));
  return liveIn(db, params)
    .select(noticeColumns)
    .where(isFound(params, sql`notice.words`))
    .$if(given('at'), (query) =>
      query.where(
        sql<boolean>`(notice.rank, notice.published_at, notice.id) ${sql.raw(operator)} (${param('rank')}::int, ${param('at')}::timestamptz, ${param('id')}::uuid)`,
      ),
    )
    .orderBy('notice.rank', direction)
    .orderBy('notice.publishedAt', direction)
    .orderBy('notice.id', direction)
    .limit(param('limit'));
}, plannedForWords);

/** Pinned notices come first, so the key includes the rank. */
interface NoticeKey extends Key {
  rank: number;
}

const groups = ['other', 'pinned', 'emergency'] as const;

const cursorSchema = z.tuple([z.literal([...groups]), z.string()]);

const noticeKeyFormat = {
  parse: (cursor: string): NoticeKey => {
    const [group, key] = parseCursor(cursorSchema, cursor.split(/:(.*)/s, 2));
    return { rank: groups.indexOf(group), ...keyFormat.parse(key) };
  },
  write: (key: NoticeKey) => `${groups[key.rank]}:${keyFormat.write(key)}`,
};

export type NoticeCard = ReturnType<typeof toCard>;

/** A notice as a list shows it. Only moderators are told who it is for. */
export function toCard(locale: Locale, row: NoticeRow, reader: Reader) {
  const { language, title, content } = sideFor(locale, row);
  const { id, kind, pinned, correctedAt, expiresAt, files } = row;
  const { audience, audienceFloors, audienceUnits } = row;
  return {
    ...{ id, language, title: unbroken(title), kind, correctedAt, expiresAt, files },
    // One that has left the hub stands above nothing.
    pinned: pinned && !(expiresAt && expiresAt <= new Date()),
    text: parseNoticeText(unbroken(content)),
    happens: happensOf(row),
    over: overOf(locale, row),
    publishedAt: shownSince(row),
    audience: reader.isModerator ? { audience, audienceFloors, audienceUnits } : null,
  };
}

/** A notice's own fields as an API call returns them. */
export function noticeJson(
  locale: Locale,
  notice: Pick<NoticeRow, 'id' | 'title' | 'content' | 'kind' | 'pinned' | 'createdAt'> &
    TwoSided<{ title: string; content: string }> &
    AudienceWords &
    HappensFields &
    Partial<Record<'publishedAt' | 'expiresAt' | 'correctedAt', Date | null>>,
) {
  const { language, title, content } = sideFor(locale, notice);
  const { id, kind, pinned, audience, audienceFloors, audienceUnits = null } = notice;
  const time = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    ...{ id, language, title, content, kind, pinned },
    ...{ audience, audienceFloors, audienceUnits },
    publishedAt: time(notice.publishedAt),
    expiresAt: time(notice.expiresAt),
    happensOn: notice.happensOn ?? null,
    happensFrom: notice.happensFrom ?? null,
    happensUntil: notice.happensUntil ?? null,
    correctedAt: time(notice.correctedAt),
    createdAt: notice.createdAt.toISOString(),
  };
}
