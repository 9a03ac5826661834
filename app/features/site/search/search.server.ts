import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '#db/enums.ts';
import {
  communityName,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import type { Happens } from '#app/features/noticeboard/notices/happens.ts';
import { happensOf } from '#app/features/noticeboard/notices/row.server.ts';
import { thumbnailOf } from '#app/features/media/photos/addresses.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  readingOrder,
  readPage,
  type ListPosition,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { type Locale, sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { unbroken } from '#app/lib/unbroken.ts';
import { shortcutsFor, type Shortcut } from './shortcuts.ts';
import { excerptOf, markEnd, markStart, piecesLike, piecesOf, type Piece } from './marks.ts';
import {
  isFound,
  matchOf,
  matchParams,
  plannedForWords,
  type MatchParams,
  type OtherSpellings,
} from '#app/features/communities/matching/match.server.ts';
import { nearSpellings } from '#app/features/communities/matching/near-words.ts';
import { relatedWords } from '#app/features/communities/matching/related-words.ts';
import { searchWords, signsIn } from '#app/features/communities/matching/words.ts';
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
  /** Of an activity: whether it is over. */
  isOver: boolean;
  /** Of an activity: where it is. */
  location: string | null;
  /** Of a notice about something that happens on a day. */
  happens: Happens | null;
  /** A small picture of it; of a post without a photo, null. */
  picture: string | null;
  /** Of a request. */
  ref: string | null;
}

export interface SearchResults {
  community: { slug: string; name: string };
  typed: string;
  /** The pages that the words ask for. */
  shortcuts: Shortcut[];
  /** True if nothing has the words as they were typed, and these have words one slip away. */
  isNear: boolean;
  /** On all pages. */
  total: number;
  hits: TwoWayPage<Hit>;
}

const size = 20;

/**
 * What the viewer may read in a community and that has all the words they typed, or others for the same: what is over
 * last, titles before texts, then the newest. Where nothing has them, one slip in each word is forgiven. Throws
 * AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function searchCommunity(
  ctx: Ctx,
  slug: string,
  typed: string,
  position: ListPosition | null,
): Promise<SearchResults> {
  const exact = matchParams(typed, relatedWords(typed));
  const readIn = (communityId: string, match: MatchParams, at: ListPosition | null) =>
    readPage(at, {
      size,
      format: hitKeyFormat,
      read: (from) =>
        match.text === null && match.signs === null
          ? Promise.resolve([])
          : foundRows(ctx.em, { ...readableFor(ctx, communityId), ...match, ...from }),
      keyOf: ({ rank, at: moment, id: row }): HitKey => ({ rank, at: moment, id: row }),
    });
  // A member's search begins beside the check of the community, and goes to the database with it.
  const own = ctx.actor?.memberships.find(({ community }) => community.slug === slug);
  const [community, early] = await Promise.all([
    requireCommunity(ctx, slug, canSeeHub, communityName),
    own ? readIn(own.communityId, exact, position) : null,
  ]);
  const { id } = community;
  const readable = readableFor(ctx, id);
  const read = (match: MatchParams, at: ListPosition | null) => readIn(id, match, at);
  const asTyped = early ?? (await read(exact, position));
  // A later page may be empty because what was on it is gone.
  const isFoundAsTyped =
    asTyped.items.length > 0 || (position !== null && (await read(exact, null)).items.length > 0);
  const spellings = isFoundAsTyped ? null : await spellingsIn(ctx.em, readable, typed);
  const page = spellings ? await read(matchParams(typed, spellings), position) : asTyped;
  const signs = signsIn(typed);
  return {
    community: { slug: community.slug, name: community.name },
    typed,
    shortcuts: shortcutsFor(typed),
    isNear: spellings !== null && page.items.length > 0,
    total: page.items[0]?.total ?? 0,
    hits: { ...page, items: page.items.map((row) => toHit(ctx.locale, row, signs)) },
  };
}

/**
 * Of each typed word that nothing has, the words one slip away that the reader may read; null if there are
 * none. Words of other rows are never looked at, so a search tells nobody what is in them.
 */
async function spellingsIn(
  em: Ctx['em'],
  readable: ReadableParams,
  typed: string,
): Promise<OtherSpellings | null> {
  const words = [...new Set(searchWords(typed)?.loose ?? [])].slice(0, forgivenWords);
  const near = new Map(
    words
      .map((word) => [word, nearSpellings(word)] as const)
      .filter(([, { length }]) => length > 0),
  );
  if (near.size === 0) return null;
  const spelled = [...new Set([...near].flat(2).flatMap(withPlural))];
  const rows = await nearRows(em, { ...readable, spelled, anySpelled: spelled.join(' | ') });
  const known = new Set(rows.map(({ word }) => word));
  const isKnown = (word: string) => withPlural(word).some((form) => known.has(form));
  const found = [...near]
    .filter(([word]) => !isKnown(word))
    .map(([word, others]) => [word, others.filter(isKnown)] as const)
    .filter(([, others]) => others.length > 0);
  return found.length > 0 ? new Map(found) : null;
}

/** A search for one finds the other, because their stems are the same. */
const withPlural = (word: string): string[] => [
  word,
  word.endsWith('s') ? word.slice(0, -1) : `${word}s`,
];

/** Each has hundreds of spellings. */
const forgivenWords = 5;

interface NearParams extends ReadableParams {
  spelled: string[];
  /** The same as a query. */
  anySpelled: string;
}

const nearRows = compiledRead(
  (_, params: Params<NearParams>) => {
    const { param } = params;
    return sql<{ word: string }>`
    select distinct lexeme as word
    from (
      select words from (${readableRows(params)}) as readable
      where words @@ to_tsquery('simple', ${param('anySpelled')}) limit 200
    ) as near, unnest(near.words)
    where lexeme = any(${param('spelled')}::text[])`;
  },
  { plannedAnew: () => true },
);

interface FoundRow extends SourceRow {
  /** Of how well it fits, in millionths, and a million more for what is not over. */
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
  const headline = (config: string, text: string) =>
    sql`ts_headline(${sql.raw(config)}, search_fold(${sql.raw(text)}), ${match}, ${options})`;
  // A word may be found by its stem, or as it is written.
  const mark = (language: string, text: string) => {
    const ofStems = headline(`search_config(${language})`, text);
    return sql`case when strpos(${ofStems}, '${sql.raw(markStart)}') > 0 then ${ofStems}
      else ${headline(`'search_plain'`, text)} end`;
  };
  return sql<FoundRow>`
    select found.kind, found.id, found.at, found.language, found.title, found.body, found.translation,
      found.price, found."startsAt", found."isOver", found.location, found.happens, found.picture, found.ref, found.rank, found.total,
      jsonb_build_object('title', ${mark('language', 'title')}, 'body', ${mark('language', 'body')}) as marked,
      case when translation is not null then jsonb_build_object(
        'title', ${mark('search_other(language)', `translation ->> 'title'`)},
        'body', ${mark('search_other(language)', `coalesce(translation ->> 'content', '')`)}
      ) end as "markedTranslation"
    from (
      select * from (
        select *, (round(ts_rank(words, ${match}) * 1000000) + case when "isOver" then 0 else 1000000 end)::int as rank, (count(*) over ())::int as total
        from (${readableRows(params)}) as readable where ${isFound(params)}
      ) as ranked where ${beyond} order by ${order} limit ${param('limit')}
    ) as found order by ${order}`;
}, plannedForWords);

function toHit(locale: Locale, row: FoundRow, signs: string[]): Hit {
  const side = sideFor(locale, {
    language: row.language,
    ...textsOf(row.title, row.body, row.marked),
    translation:
      row.translation && row.markedTranslation
        ? textsOf(row.translation.title, row.translation.content ?? '', row.markedTranslation)
        : null,
  });
  const found = (text: string, marked: string) => {
    const pieces = piecesOf(text, marked);
    return signs.length === 0 || pieces.some(({ isMarked }) => isMarked)
      ? pieces
      : piecesLike(text, signs);
  };
  return {
    kind: row.kind,
    id: row.id,
    language: side.language,
    title: found(side.title, side.marked.title).map(unbrokenPiece),
    excerpt: excerptOf(side.body, found(side.body, side.marked.body)).map(unbrokenPiece),
    at: new Date(row.at),
    price: row.price,
    startsAt: row.startsAt === null ? null : new Date(row.startsAt),
    isOver: row.isOver,
    location: row.location && unbroken(row.location),
    happens: row.happens && happensOf(row.happens),
    picture: row.picture && thumbnailOf(row.picture),
    ref: row.ref,
  };
}

const unbrokenPiece = (piece: Piece): Piece => ({ ...piece, text: unbroken(piece.text) });

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
