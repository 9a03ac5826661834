import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { filtersIn, optionsOf } from '#app/features/communities/matching/filters.server.ts';
import {
  isFound,
  matchParams,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import { foldLine, typedIn } from '#app/features/communities/matching/words.ts';
import type { Params } from '#app/lib/db/read.server.ts';
import { cityToday, isDay } from '#app/lib/forms/city-time.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { FilterField } from '#app/ui/forms/filter-form.tsx';

const spans = ['week', 'month'] as const;

/** Which activities of a community somebody looks for. */
interface ActivityFilters {
  typed: string;
  tag: string | null;
  /** The first and the last day, in Ottawa: '2026-12-05'. */
  from: string | null;
  to: string | null;
  isActive: boolean;
  /** The names of the filters that could not be read. */
  unread: string[];
}

export function activityFilters(query: URLSearchParams, now = new Date()): ActivityFilters {
  const { read, unread } = filtersIn(query);
  const typed = typedIn(query);
  const tag = read('tag', z.string().max(60));
  const span = read('when', z.enum(spans));
  const day = z.string().refine(isDay);
  const from = read('from', day);
  const to = read('to', day);
  const isActive = typed !== '' || [tag, span, from, to].some((value) => value !== null);
  const lastOfSpan = span && lastDayOf(span, cityToday(now));
  const last = [to, lastOfSpan].filter((one) => one !== null).sort()[0] ?? null;
  return { typed, tag, from, to: last, isActive, unread };
}

/** The Sunday that ends a day's week, or the last day of its month. */
export function lastDayOf(span: (typeof spans)[number], day: string): string {
  const last = new Date(`${day}T12:00Z`);
  if (span === 'week') last.setUTCDate(last.getUTCDate() + ((7 - last.getUTCDay()) % 7));
  else last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return last.toISOString().slice(0, 10);
}

/** The filters as the parameters of a query. */
export type FittingParams = MatchParams & Pick<ActivityFilters, 'tag' | 'from' | 'to'>;

export const fittingParams = ({ typed, tag, from, to }: ActivityFilters): FittingParams => ({
  ...matchParams(typed),
  tag: tag === null ? null : foldLine(tag),
  from,
  to,
});

/** The condition that an activity fits, of the table `activities`. */
export function fitting(
  params: Pick<Params<FittingParams>, 'param' | 'given'>,
): RawBuilder<boolean> {
  const { param, given } = params;
  const day = sql`("when" at time zone 'America/Toronto')::date`;
  const conditions = [
    isFound(params),
    given('tag') &&
      sql`exists (select from unnest(tags) as tag where search_line(tag) = ${param('tag')})`,
    given('from') && sql`${day} >= ${param('from')}::date`,
    given('to') && sql`${day} <= ${param('to')}::date`,
  ].filter((condition) => condition !== false);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The fields of the form, as the address fills them in. */
export function activityFilterFields(locale: Locale, query: URLSearchParams): FilterField[] {
  const { unread } = activityFilters(query);
  const field = (
    name: 'tag' | 'when' | 'from' | 'to',
    type: FilterField['type'],
    options?: FilterField['options'],
  ): FilterField => ({
    name,
    label: translate(locale, `filters.${name}`),
    type,
    value: unread.includes(name) ? '' : (query.get(name)?.trim() ?? ''),
    ...(options && { options }),
  });
  const spanLabels = Object.fromEntries(
    spans.map((span) => [span, translate(locale, `filters.spans.${span}`)]),
  );
  return [
    field('tag', 'text'),
    field('when', 'text', optionsOf(translate(locale, 'filters.anyDay'), spanLabels)),
    field('from', 'date'),
    field('to', 'date'),
  ];
}
