import type { z } from 'zod';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { listCursors } from '#app/lib/db/cursors.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { FilterChips, FilterField, Filters } from '#app/ui/forms/filter-form.tsx';
import { typedIn } from './words.ts';

type FilteredList = 'listings' | 'activities' | 'newsletters';

interface FilterReader {
  /** Null for no value, or one that cannot be read. */
  read: <Value>(name: string, schema: z.ZodType<Value, unknown>) => Value | null;
  /** Names of filters that could not be read. */
  unread: string[];
}

export function filtersIn(query: URLSearchParams): FilterReader {
  const unread: string[] = [];
  return {
    unread,
    read: (name, schema) => {
      const text = query.get(name)?.trim() ?? '';
      if (text === '') return null;
      const parsed = schema.safeParse(text);
      if (!parsed.success) unread.push(name);
      return parsed.data ?? null;
    },
  };
}

interface FilterFormInput {
  list: FilteredList;
  /** The hub's address, and its tab. */
  hub: string;
  tab: string;
  query: URLSearchParams;
  fields: FilterField[];
  /** A choice of values that links narrow by, in place of a field: the first narrows nothing. */
  chips?: { name: string; label: string; options: NonNullable<FilterField['options']> };
  unread: string[];
  isActive: boolean;
  /** Null on a later page that is empty now. */
  count: number | null;
}

/** The form above a hub's list, filled from the address. */
export function filterForm(
  locale: Locale,
  { list, hub, tab, query, fields, chips, unread, isActive, count }: FilterFormInput,
): Filters {
  const labels = new Map(
    [...fields, ...(chips ? [chips] : [])].map(({ name, label }) => [name, label]),
  );
  return {
    action: hub,
    hidden: { tab },
    words: {
      name: 'q',
      label: translate(locale, `filters.words.${list}`),
      type: 'search',
      value: typedIn(query),
    },
    chips: chips ? chipsIn(`${hub}?`, tab, query, chips) : null,
    more:
      fields.length === 0
        ? null
        : {
            label: translate(locale, 'filters.more'),
            isOpen: fields.some(({ value }) => value !== ''),
            fields,
          },
    button: translate(locale, 'filters.search'),
    found: isActive && count !== null ? foundText(locale, list, count) : null,
    unread:
      unread.length === 0
        ? null
        : translate(locale, 'filters.unread', {
            fields: unread.map((name) => labels.get(name) ?? name).join(', '),
          }),
    clear: translate(locale, 'filters.clear'),
  };
}

/** Each choice with the address that keeps all other filters, on the first page. */
function chipsIn(
  start: string,
  tab: string,
  query: URLSearchParams,
  { name, label, options }: NonNullable<FilterFormInput['chips']>,
): FilterChips {
  const given = query.get(name)?.trim() ?? '';
  const value = options.some(([key]) => key === given) ? given : '';
  const others = new URLSearchParams(query);
  for (const left of [name, ...listCursors]) others.delete(left);
  others.set('tab', tab);
  const addressOf = (key: string) => {
    const asked = new URLSearchParams(others);
    if (key !== '') asked.set(name, key);
    return `${start}${asked}#${tab}`;
  };
  return {
    name,
    label,
    value,
    choices: options.map(([key, text]) => ({
      to: addressOf(key),
      label: text,
      isCurrent: key === value,
    })),
  };
}

const foundText = (locale: Locale, list: FilteredList, count: number): string =>
  count === 0
    ? translate(locale, `filters.none.${list}`)
    : translate(locale, `filters.found.${list}`, { count });

/** The first option narrows nothing. */
export const optionsOf = (
  every: string,
  options: Record<string, string>,
): NonNullable<FilterField['options']> => [['', every], ...Object.entries(options)];
