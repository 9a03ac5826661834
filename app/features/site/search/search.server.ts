import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '#db/enums.ts';
import {
  communityName,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { canSeeHub } from '#app/features/communities/communities/policy.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  readingOrder,
  readPage,
  type ListPosition,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { excerptOf, markEnd, markStart, piecesOf, type Piece } from './marks.ts';
import {
  isFound,
  matchOf,
  matchParams,
  plannedForWords,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import {
  readableFor,
  readableRows,
  type HitKind,
  type ReadableParams,
  type SourceRow,
} from './sources.server.ts';

/** Something that was found. */
export interface Hit {
  kind: HitKind;
  id: string;
  /** Of the title and the excerpt. */
  language: Language;
  title: Piece[];
  excerpt: Piece[];
  /** When it was posted, or the date on it. */
  at: Date;
  /** Of a listing, in cents. */
  price: number | null;
  /** Of an activity. */
  startsAt: Date | null;
}

export interface SearchResults {
  community: { slug: string; name: string };
  typed: string;
  /** On all pages. */
  total: number;
  hits: TwoWayPage<Hit>;
}

const size = 20;

/**
 * What the viewer may read in a community and that has all the words they typed: titles before texts,
 * then the newest. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for a
 * malformed cursor.
 */
export async function searchCommunity(
  ctx: Ctx,
  slug: string,
  typed: string,
  position: ListPosition | null,
): Promise<SearchResults> {
  const { id, name, slug: own } = await requireCommunity(ctx, slug, canSeeHub, communityName);
  const match = matchParams(typed);
  const values = { ...readableFor(ctx, id), ...match };
  const page = await readPage(position, {
    size,
    format: hitKeyFormat,
    read: (from) =>
      match.text === null ? Promise.resolve([]) : foundRows(ctx.em, { ...values, ...from }),
    keyOf: ({ rank, at, id: row }): HitKey => ({ rank, at, id: row }),
  });
  const hits = { ...page, items: page.items.map((row) => toHit(ctx.locale, row)) };
  return { community: { slug: own, name }, typed, total: page.items[0]?.total ?? 0, hits };
}

interface FoundRow extends SourceRow {
  /** Of how well it fits, in millionths. */
  rank: number;
  /** How many were found. */
  total: number;
  /** The same texts without accents, with marks around what was found. */
  marked: { title: string; body: string };
  markedTranslation: { title: string; body: string } | null;
}

interface HitKey {
  rank: number;
  at: number;
  id: string;
}

interface FindParams extends ReadableParams, MatchParams, ReadFrom<HitKey> {}

const foundRows = compiledRead((_, params: Params<FindParams>) => {
  const { param, given } = params;
  const { operator, direction } = readingOrder('desc', given('back'));
  const match = matchOf(params);
  const order = sql.raw(`rank ${direction}, at ${direction}, id ${direction}`);
  const beyond = given('rank')
    ? sql`(rank, at, id) ${sql.raw(operator)} (${param('rank')}::int, ${param('at')}::float8, ${param('id')}::uuid)`
    : sql`true`;
  const options = `HighlightAll=true, StartSel="${markStart}", StopSel="${markEnd}"`;
  const mark = (language: string, text: string) =>
    sql`ts_headline(search_config(${sql.raw(language)}), search_fold(${sql.raw(text)}), ${match}, ${options})`;
  return sql<FoundRow>`
    select found.kind, found.id, found.at, found.language, found.title, found.body, found.translation,
      found.price, found."startsAt", found.rank, found.total,
      jsonb_build_object('title', ${mark('language', 'title')}, 'body', ${mark('language', 'body')}) as marked,
      case when translation is not null then jsonb_build_object(
        'title', ${mark('search_other(language)', `translation ->> 'title'`)},
        'body', ${mark('search_other(language)', `coalesce(translation ->> 'content', '')`)}
      ) end as "markedTranslation"
    from (
      select * from (
        select *, round(ts_rank(words, ${match}) * 1000000)::int as rank, (count(*) over ())::int as total
        from (${readableRows(params)}) as readable where ${isFound(params)}
      ) as ranked where ${beyond} order by ${order} limit ${param('limit')}
    ) as found order by ${order}`;
}, plannedForWords);

function toHit(locale: Locale, row: FoundRow): Hit {
  const side = sideFor(locale, {
    language: row.language,
    ...textsOf(row.title, row.body, row.marked),
    translation:
      row.translation && row.markedTranslation
        ? textsOf(row.translation.title, row.translation.content ?? '', row.markedTranslation)
        : null,
  });
  return {
    kind: row.kind,
    id: row.id,
    language: side.language,
    title: piecesOf(side.title, side.marked.title),
    excerpt: excerptOf(side.body, side.marked.body),
    at: new Date(row.at),
    price: row.price,
    startsAt: row.startsAt === null ? null : new Date(row.startsAt),
  };
}

const textsOf = (title: string, body: string, marked: FoundRow['marked']) => ({
  title,
  body,
  marked,
});

const cursorSchema = z.tuple([
  z.coerce.number().int().min(0).max(2_000_000_000),
  z.coerce.number().int().min(-8.64e15).max(8.64e15),
  z.uuid().toLowerCase(),
]);

/** A rank, a moment in ms and an id: '607927_1763838000000_…'. */
const hitKeyFormat = {
  parse: (cursor: string): HitKey => {
    const [rank, at, id] = parseCursor(cursorSchema, cursor.split('_'));
    return { rank, at, id };
  },
  write: ({ rank, at, id }: HitKey) => `${rank}_${at}_${id}`,
};
