import { sql } from 'kysely';
import { z } from 'zod';
import { canSeeHub } from '#app/lib/session/actor.ts';
import { findHubHead, toHubHead } from '#app/features/communities/communities/hub-head.server.ts';
import { requireCommunity } from '#app/features/communities/communities/access.server.ts';
import { isFound, matchParams } from '#app/features/communities/matching/match.server.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { keyFormat, positionIn, readPage } from '#app/lib/db/read-page.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';
import { nearDay } from '#app/lib/near-day.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { unbroken } from '#app/lib/unbroken.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Filters } from '#app/ui/forms/filter-form.tsx';
import { overOf } from '../emergencies/over-words.server.ts';
import { happensText } from '../happens-text.server.ts';
import { happensWords, type Happens } from '../happens.ts';
import {
  beginningColumns,
  fileCount,
  happensColumns,
  happensOf,
  isNotExpired,
  isOut,
  isShownTo,
  overColumns,
  readerIn,
  shownSince,
  type NoticeRow,
  type Reader,
} from '../row.server.ts';

/** What the address of the archive asks for; what cannot be read asks for nothing. */
const searchSchema = z.object({
  /** Words of a title or a text, in either language; empty for all. */
  q: z.string().trim().max(120).catch(''),
  /** In Ottawa; null for every year. */
  year: z.coerce.number().int().min(1000).max(9999).nullable().catch(null),
});

/** The most notices that are shown as current; what else is in effect or to happen is among the others. */
const mostCurrent = 20;

/**
 * The condition that what a notice says is to happen is not over: a day until its end, hours until theirs. In Ottawa's
 * time, as they are kept.
 */
const isComing = sql<boolean>`coalesce(notice.happens_on
  + coalesce(notice.happens_until, notice.happens_from, '24:00')::interval > now() at time zone 'America/Toronto', false)`;

/**
 * The condition that it happens today, or is in effect: an emergency that is pinned, or what is pinned without a day.
 */
const isNow = sql<boolean>`(${isComing} and notice.happens_on = (now() at time zone 'America/Toronto')::date
  or notice.pinned and (notice.happens_on is null or notice.kind = 'EMERGENCY'))`;

const isAlarm = sql<boolean>`(${isNow} and notice.kind = 'EMERGENCY')`;

const cityYear = sql<number>`extract(year from notice.published_at at time zone 'America/Toronto')::int`;

/** More than a line holds, with the marks of lists and blank lines. */
const readOfText = 240;
/** What a line of a wide page holds. */
const mostOfText = 96;

const rowColumns = [
  'notice.id',
  'notice.language',
  'notice.title',
  ...beginningColumns(readOfText),
  ...(['notice.kind', 'notice.correctedAt', 'notice.expiresAt'] as const),
  ...(['notice.publishedAt', 'notice.createdAt'] as const),
  ...(['notice.audience', 'notice.audienceFloors', 'notice.audienceUnits'] as const),
  ...overColumns,
  ...happensColumns,
  fileCount,
] as const;

export type NoticeArchive = Awaited<ReturnType<typeof noticeArchive>>;

/**
 * The notices of a community that are for the viewer, newest first, expired ones too; apart from them, on the first
 * page, those in the hub that are in effect and those that are to happen, the soonest first. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function noticeArchive(ctx: Ctx, slug: string, asked: URLSearchParams) {
  const { locale } = ctx;
  const { q: search, year } = searchSchema.parse(Object.fromEntries(asked));
  const community = await requireCommunity(ctx, slug, canSeeHub, findHubHead);
  const reader = readerIn(ctx, community.id);
  const readable = kysely(ctx.em)
    .selectFrom('condo_notices as notice')
    .where('notice.community', '=', community.id)
    .where(isOut)
    .where(isShownTo(paramsFor(reader)));
  const match = paramsFor(matchParams(search));
  const fitting = readable
    .where(isFound(match, sql`notice.words`))
    .$if(year !== null, (query) => query.where(cityYear, '=', year));
  const current = fitting
    .where((on) => on.or([isComing, isNow]))
    .where(isNotExpired)
    .orderBy(isNow, 'desc')
    .orderBy(isAlarm, 'desc')
    .orderBy('notice.happensOn')
    .orderBy(sql`coalesce(notice.happens_from, '00:00')`)
    .orderBy('notice.publishedAt', 'desc')
    .orderBy('notice.id')
    .limit(mostCurrent);
  const position = positionIn(asked);
  const isLater = position !== null && !position.back;
  const read = readPage(position, {
    size: 20,
    format: keyFormat,
    read: (from) =>
      fitting
        .select(rowColumns)
        .where('notice.id', 'not in', current.select('notice.id'))
        .$call(fromKey(paramsFor(from), ['notice.publishedAt', 'notice.id'], 'desc'))
        .execute(),
    keyOf: (row) => ({ at: shownSince(row), id: row.id }),
  });
  const [page, currentRows, years] = await Promise.all([
    read,
    isLater ? [] : current.select([...rowColumns, isNow.as('isNow')]).execute(),
    readable.select(cityYear.as('year')).distinct().execute(),
  ]);
  const card = (row: ArchiveRow) => toArchiveCard(locale, row, reader);
  const shown = page.previous === null ? currentRows : [];
  return {
    head: toHubHead(ctx, community),
    isSearch: search !== '' || year !== null,
    filters: filtersOf(locale, `/communities/${community.slug}/notices`, {
      search,
      year,
      years: years.map((row) => row.year).sort((one, other) => other - one),
    }),
    now: shown.filter((row) => row.isNow).map(card),
    coming: shown.filter((row) => !row.isNow).map(card),
    earlier: {
      ...page,
      items: page.items.map(card),
    },
  };
}

type ArchiveRow = Pick<
  NoticeRow,
  | ('id' | 'language' | 'title' | 'content' | 'translation' | 'kind' | 'files')
  | ('correctedAt' | 'expiresAt' | 'publishedAt' | 'createdAt')
  | ('audience' | 'audienceFloors' | 'audienceUnits')
  | ('happensOn' | 'happensFrom' | 'happensUntil')
  | ('overAt' | 'overWords')
>;

export type ArchiveCard = ReturnType<typeof toArchiveCard>;

/** Only moderators are told who a notice is for. */
function toArchiveCard(locale: Locale, row: ArchiveRow, reader: Reader) {
  const { language, title, content } = sideFor(locale, row);
  const { id, kind, correctedAt, expiresAt, files, audience, audienceFloors, audienceUnits } = row;
  const happens = happensOf(row);
  return {
    ...{ id, language, title: unbroken(title), kind, correctedAt, files },
    beginning: unbroken(beginningOf(withoutMarks(content), mostOfText)),
    isExpired: expiresAt !== null && expiresAt <= new Date(),
    over: overOf(locale, row),
    /** When it happens, in words beside its day, and in full. */
    happens: happens && {
      at: happens.at,
      text: whenText(locale, happens),
      inFull: happensText(locale, happens),
    },
    publishedAt: shownSince(row),
    audience: reader.isModerator ? { audience, audienceFloors, audienceUnits } : null,
  };
}

/** The words of a text without the marks of its lists. */
const withoutMarks = (text: string) => text.replace(/^\s*(?:- |\d{1,3}\. )/gm, '');

/** 'Saturday, 9:00 AM to 3:00 PM', beside the day. */
function whenText(locale: Locale, happens: Happens): string {
  const { longDate, timeOfDay } = formatsFor(locale);
  const dayOf = (at: Date) =>
    longDate(at) === longDate(new Date())
      ? translate(locale, 'noticeArchive.today')
      : nearDay[locale](at);
  const { key, params } = happensWords(happens, { fullDate: dayOf, timeOfDay });
  return translate(locale, `notices.happens.${key}`, params);
}

/** What narrows the archive: words and, folded, a year that has notices for the viewer. */
function filtersOf(
  locale: Locale,
  action: string,
  { search, year, years }: { search: string; year: number | null; years: number[] },
): Filters {
  return {
    ...{ action, hidden: {}, found: null, unread: null, clear: null },
    words: {
      ...{ name: 'q', type: 'search', value: search },
      label: translate(locale, 'noticeArchive.searchLabel'),
    },
    more: {
      label: translate(locale, 'noticeArchive.filter'),
      inUse: year === null ? 0 : 1,
      isOpen: year !== null,
      fields: [
        {
          ...{ name: 'year', type: 'text', value: String(year ?? '') },
          label: translate(locale, 'noticeArchive.year'),
          options: [
            ['', translate(locale, 'noticeArchive.everyYear')],
            ...years.map((one): [string, string] => [String(one), String(one)]),
          ],
        },
      ],
      show: translate(locale, 'filters.show'),
    },
    button: translate(locale, 'filters.search'),
  };
}
