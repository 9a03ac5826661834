import type { AdPlacement } from '#db/entities/index.ts';
import type { AdPosition, EditorialStatus, Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor, type TwoSided } from '#app/lib/i18n/side.ts';
import type { PieceKind } from '../pieces.ts';
import { placementTitle } from '../placements/store.server.ts';

/** What the desk's lists show of anything. */
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

export type CardState = 'draft' | 'running' | 'coming' | 'over' | 'archived';

interface Part {
  limit: number;
  offset?: number;
  status?: EditorialStatus;
}

type ReadLines = (em: Em, locale: Locale, part: Part) => Promise<PieceLine[]>;

/** Reads the lines of each kind, those that come next or are newest first. */
export const linesOf: Record<PieceKind, ReadLines> = {
  newsletters: async (em, locale, part) => {
    const rows = await kysely(em)
      .selectFrom('newsletter_editions')
      .select(['id', 'title', 'language', 'translation', 'status', 'year', 'month'])
      .$if(part.status !== undefined, (query) => query.where('status', '=', part.status ?? 'DRAFT'))
      .orderBy('year', 'desc')
      .orderBy('month', 'desc')
      .orderBy('id', 'desc')
      .limit(part.limit)
      .offset(part.offset ?? 0)
      .execute();
    return rows.map((row) => ({
      ...lineOf(locale, row),
      kind: 'newsletters',
      when: { year: row.year, month: row.month },
      card: null,
    }));
  },
  events: async (em, locale, part) => {
    const rows = await kysely(em)
      .selectFrom('city_events')
      .select(['id', 'title', 'language', 'translation', 'status', 'startDate', 'endDate'])
      .$if(part.status !== undefined, (query) => query.where('status', '=', part.status ?? 'DRAFT'))
      .orderBy('startDate', 'desc')
      .orderBy('id', 'desc')
      .limit(part.limit)
      .offset(part.offset ?? 0)
      .execute();
    return rows.map((row) => ({
      ...lineOf(locale, row),
      kind: 'events',
      when: { from: row.startDate, to: row.endDate ?? null },
      card: null,
    }));
  },
  articles: async (em, locale, part) => {
    const rows = await kysely(em)
      .selectFrom('editorial_articles')
      .select(['id', 'title', 'language', 'translation', 'status', 'publishedAt'])
      .$if(part.status !== undefined, (query) => query.where('status', '=', part.status ?? 'DRAFT'))
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(part.limit)
      .offset(part.offset ?? 0)
      .execute();
    return rows.map((row) => ({
      ...lineOf(locale, row),
      kind: 'articles',
      when: row.status === 'DRAFT' ? null : { from: row.publishedAt, to: null },
      card: null,
    }));
  },
  placements: async (em, _locale, part) => {
    const rows = await kysely(em)
      .selectFrom('ad_placements')
      .select(['id', 'html', 'language', 'status', 'position', 'startAt', 'endAt'])
      .$if(part.status !== undefined, (query) => query.where('status', '=', part.status ?? 'DRAFT'))
      .orderBy('endAt', 'desc')
      .orderBy('id', 'desc')
      .limit(part.limit)
      .offset(part.offset ?? 0)
      .execute();
    return rows.map((row) => placementLine(row));
  },
};

function lineOf(
  locale: Locale,
  row: TwoSided<{ title: string }> & { id: string; title: string; status: EditorialStatus },
) {
  const { title, language } = sideFor(locale, row);
  return {
    id: row.id,
    language,
    title,
    status: row.status,
    onlyIn: row.translation ? null : row.language,
  };
}

/** A sponsor's card in a list, with what its dates make of it. */
type CardRow = Pick<
  AdPlacement,
  'id' | 'html' | 'language' | 'status' | 'position' | 'startAt' | 'endAt'
>;

export function placementLine(row: CardRow, now = new Date()): PieceLine {
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
