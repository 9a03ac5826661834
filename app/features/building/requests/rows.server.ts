import { sql, type RawBuilder } from 'kysely';
import type { Language, RequestCategory, RequestState } from '#db/enums.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { isEnd } from './state-machine.ts';

/** A place in both languages, as queries read it. */
export interface PlaceSides {
  name: string;
  language: Language;
  translation: { name: string } | null;
}

/** A column: the common place of a request, by the alias of its table; null for a unit. */
export const placeColumn = (request: string): RawBuilder<PlaceSides | null> =>
  sql<PlaceSides | null>`(select jsonb_build_object('name', place.name, 'language', place.language,
      'translation', place.translation)
    from request_places place where place.id = ${sql.raw(`${request}.place_id`)})`;

/** A column: whether somebody joined a request, by the alias of its table. */
export const hasJoinedColumn = (
  request: string,
  viewer: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from request_joiners joiner
    where joiner.request_id = ${sql.ref(`${request}.id`)} and joiner.user_id = ${viewer})`;

/**
 * Whether a request, by the alias of its table, has waited for an answer since before a moment; or, where it waits for
 * none, whether nothing has happened with it since then and no day is set for it that is still to come.
 */
export const isQuiet = (
  request: string,
  before: RawBuilder<unknown>,
  today: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${request}.${column}`);
  return sql<boolean>`(coalesce(${of('waiting_since')}, ${of('updated_at')}) < (${before})::timestamptz
    and (${of('waiting_since')} is not null or ${of('state')} <> 'PLANNED'
      or ${of('planned_for')} < (${today})::date))`;
};

/** Where a request is, in words, with the language of a place's name; a shared one of a unit names no unit. */
export function whereOf(
  locale: Locale,
  { place, unit }: { place: PlaceSides | null; unit: string | null },
): { where: string; whereLanguage: Language } {
  if (place) {
    const { name, language } = sideFor(locale, place);
    return { where: name, whereLanguage: language };
  }
  const where = unit === null ? translate(locale, 'requests.aUnit') : unitLabel(locale, unit);
  return { where, whereLanguage: locale };
}

/**
 * A column: whether the desk has written about a request, by the alias of its table, that is new, or about one that is
 * open again since it was opened. It can do so and leave the state as it is.
 */
export const isReadColumn = (request: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${request}.${column}`);
  return sql<boolean>`(${of('first_answered_at')} is not null
    and (${of('state')} = 'NEW' or ${of('waiting_since')} is null))`;
};

/** How a request stands, in one line for the people whom it affects. */
export function standingOf(
  locale: Locale,
  {
    state,
    plannedFor,
    isRead = false,
  }: { state: RequestState; plannedFor: string | null; isRead?: boolean },
): string {
  if (state === 'PLANNED' && plannedFor !== null) {
    const day = formatsFor(locale).fullDate(noonOf(plannedFor));
    return translate(locale, 'requests.plannedFor', { day });
  }
  if (isRead && (state === 'NEW' || state === 'REOPENED')) {
    return translate(locale, `requests.standingRead.${state}`);
  }
  return translate(locale, `requests.standing.${state}`);
}

/** What a list shows of a request. */
export interface RequestLine {
  ref: string;
  where: string;
  whereLanguage: Language;
  category: RequestCategory;
  standing: string;
  isOpen: boolean;
  createdAt: Date;
  affected: number;
}

/** What lists read of a request. */
export interface RequestRow {
  ref: string;
  category: RequestCategory;
  state: RequestState;
  plannedFor: string | null;
  isRead: boolean;
  createdAt: Date;
  affected: number;
  place: PlaceSides | null;
  /** Null where the reader may not know which unit it is. */
  unit: string | null;
}

/** A request as lists show it, in words. */
export const toLine = (locale: Locale, row: RequestRow): RequestLine => ({
  ...{ ref: row.ref, category: row.category, createdAt: row.createdAt, affected: row.affected },
  ...whereOf(locale, row),
  standing: standingOf(locale, row),
  isOpen: !isEnd(row.state),
});
