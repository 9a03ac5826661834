import { AdPlacement, CityEvent, EditorialArticle, NewsletterEdition } from '#db/entities/index.ts';
import type { AdPosition, EditorialStatus, Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
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

const where = ({ status }: Part) => (status ? { status } : {});

/** Reads the lines of each kind, those that come next or are newest first. */
export const linesOf: Record<PieceKind, ReadLines> = {
  newsletters: async (em, locale, { limit, offset = 0, ...part }) => {
    const rows = await em.find(NewsletterEdition, where({ limit, ...part }), {
      fields: ['title', 'language', 'translation', 'status', 'year', 'month'],
      orderBy: { year: 'desc', month: 'desc', id: 'desc' },
      limit,
      offset,
    });
    return rows.map((row) => ({
      ...lineOf(locale, row),
      kind: 'newsletters',
      when: { year: row.year, month: row.month },
      card: null,
    }));
  },
  events: async (em, locale, { limit, offset = 0, ...part }) => {
    const rows = await em.find(CityEvent, where({ limit, ...part }), {
      orderBy: { startDate: 'desc', id: 'desc' },
      limit,
      offset,
    });
    return rows.map((row) => ({
      ...lineOf(locale, row),
      kind: 'events',
      when: { from: row.startDate, to: row.endDate ?? null },
      card: null,
    }));
  },
  articles: async (em, locale, { limit, offset = 0, ...part }) => {
    const rows = await em.find(EditorialArticle, where({ limit, ...part }), {
      fields: ['title', 'language', 'translation', 'status', 'publishedAt'],
      orderBy: { publishedAt: 'desc', id: 'desc' },
      limit,
      offset,
    });
    return rows.map((row) => ({
      ...lineOf(locale, row),
      kind: 'articles',
      when: row.status === 'DRAFT' ? null : { from: row.publishedAt, to: null },
      card: null,
    }));
  },
  placements: async (em, _locale, { limit, offset = 0, ...part }) => {
    const rows = await em.find(AdPlacement, where({ limit, ...part }), {
      orderBy: { endAt: 'desc', id: 'desc' },
      limit,
      offset,
    });
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
export function placementLine(row: AdPlacement, now = new Date()): PieceLine {
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
