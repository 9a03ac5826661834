import { sql, type SelectQueryBuilder } from 'kysely';
import type { AdPlacement } from '#db/entities/index.ts';
import type { AdPosition, EditorialStatus, Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { type Locale, sideFor, type TwoSided } from '#app/lib/i18n/locale.ts';
import type { PieceKind } from '../pieces.ts';
import { placementTitle } from '../placements.server.ts';

/** A piece in the desk's lists. */
export interface PieceLine {
  id: string;
  kind: PieceKind;
  /** Of the title. */
  language: Language;
  title: string;
  status: EditorialStatus;
  /** The one language it is in; null where it has both, or needs only one. */
  onlyIn: Language | null;
  when: { from: Date; to: Date | null } | { year: number; month: number } | null;
  card: { position: AdPosition; state: CardState } | null;
}

type CardState = 'draft' | 'running' | 'coming' | 'over' | 'archived';

interface Part {
  limit: number;
  offset?: number;
  status?: EditorialStatus;
}

type ReadLines = (em: Em, locale: Locale, part: Part) => Promise<PieceLine[]>;

/** Reads the lines of each kind, the latest first; contractors in their own order. */
export const linesOf: Record<PieceKind, ReadLines> = {
  newsletters: async (em, locale, part) => {
    const rows = await kysely(em)
      .selectFrom('newsletter_editions')
      .select(['id', 'title', 'language', 'translation', 'status', 'year', 'month'])
      .$call(latest(part, 'year', 'month', 'id'))
      .execute();
    return rows.map((row) =>
      lineOf('newsletters', locale, row, { year: row.year, month: row.month }),
    );
  },
  events: async (em, locale, part) => {
    const rows = await kysely(em)
      .selectFrom('city_events')
      .select(['id', 'title', 'language', 'translation', 'status', 'startDate', 'endDate'])
      .$call(latest(part, 'startDate', 'id'))
      .execute();
    return rows.map((row) =>
      lineOf('events', locale, row, { from: row.startDate, to: row.endDate ?? null }),
    );
  },
  articles: async (em, locale, part) => {
    const rows = await kysely(em)
      .selectFrom('editorial_articles')
      .select(['id', 'title', 'language', 'translation', 'status', 'publishedAt'])
      .$call(latest(part, 'publishedAt', 'id'))
      .execute();
    return rows.map((row) =>
      lineOf(
        'articles',
        locale,
        row,
        row.status === 'DRAFT' ? null : { from: row.publishedAt, to: null },
      ),
    );
  },
  contractors: async (em, locale, part) => {
    const rows = await kysely(em)
      .selectFrom('contractors')
      .select(['id', 'name', 'language', 'translation', 'status'])
      .orderBy('sortOrder')
      .orderBy('name')
      .orderBy('id')
      .$call(latest(part))
      .execute();
    return rows.map(({ name: title, translation, ...row }) =>
      lineOf(
        'contractors',
        locale,
        { ...row, title, translation: translation ? { title } : null },
        null,
      ),
    );
  },
  placements: async (em, _locale, part) => {
    const rows = await cards(em)
      .$call(latest(part, 'endAt', 'id'))
      .execute();
    return rows.map((row) => placementLine(row));
  },
};

/** The cards that run or will run, the first to end first. */
export async function comingCards(em: Em): Promise<PieceLine[]> {
  const rows = await cards(em)
    .where('status', '=', 'PUBLISHED')
    .where('endAt', '>=', new Date())
    .orderBy('endAt')
    .orderBy('id')
    .limit(30)
    .execute();
  return rows.map((row) => placementLine(row));
}

const cards = (em: Em) =>
  kysely(em)
    .selectFrom('ad_placements')
    .select(['id', 'html', 'language', 'status', 'position', 'startAt', 'endAt']);

/** A part of a list in the falling order of some columns. */
const latest =
  ({ status, limit, offset = 0 }: Part, ...columns: string[]) =>
  <DB, Table extends keyof DB, Row>(query: SelectQueryBuilder<DB, Table, Row>) =>
    columns.reduce(
      (rows, column) => rows.orderBy(sql.ref(column), 'desc'),
      query
        .$if(status !== undefined, (rows) => rows.where(sql<boolean>`status = ${status}`))
        .limit(limit)
        .offset(offset),
    );

function lineOf(
  kind: PieceKind,
  locale: Locale,
  row: TwoSided<{ title: string }> & { id: string; title: string; status: EditorialStatus },
  when: PieceLine['when'],
): PieceLine {
  const { id, status, translation } = row;
  const { title, language } = sideFor(locale, row);
  const onlyIn = translation ? null : row.language;
  return { id, kind, language, title, status, onlyIn, when, card: null };
}

/** A sponsor's card in a list. */
type CardRow = Pick<
  AdPlacement,
  'id' | 'html' | 'language' | 'status' | 'position' | 'startAt' | 'endAt'
>;

function placementLine(row: CardRow, now = new Date()): PieceLine {
  const { id, language, status, position, startAt, endAt } = row;
  const ran = endAt < now ? 'over' : startAt > now ? 'coming' : 'running';
  const state =
    status === 'PUBLISHED' ? ran : status === 'DRAFT' ? ('draft' as const) : ('archived' as const);
  return {
    id,
    kind: 'placements',
    language,
    title: placementTitle(row),
    status,
    onlyIn: null,
    when: { from: startAt, to: endAt },
    card: { position, state },
  };
}
