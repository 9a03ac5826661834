import type { z } from 'zod';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { FilterField, Filters } from '#app/ui/forms/filter-form.tsx';
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
  unread: string[];
  isActive: boolean;
  /** Null on a later page that is empty now. */
  count: number | null;
}

/** The form above a hub's list, filled from the address. */
export function filterForm(
  locale: Locale,
  { list, hub, tab, query, fields, unread, isActive, count }: FilterFormInput,
): Filters {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return {
    action: hub,
    hidden: { tab },
    words: {
      name: 'q',
      label: translate(locale, `filters.words.${list}`),
      type: 'search',
      value: typedIn(query),
    },
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

const foundText = (locale: Locale, list: FilteredList, count: number): string =>
  count === 0
    ? translate(locale, `filters.none.${list}`)
    : translate(locale, `filters.found.${list}`, { count });

/** The first option narrows nothing. */
export const optionsOf = (
  every: string,
  options: Record<string, string>,
): NonNullable<FilterField['options']> => [['', every], ...Object.entries(options)];
