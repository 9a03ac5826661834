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

/** A choice that links narrow by, in place of a field. */
export interface ChoiceOfValues {
  name: string;
  label: string;
  /** The values that each sets; the first narrows nothing. Another name than the choice's own is that of a field. */
  choices: { set: Record<string, string>; label: string }[];
}

interface FilterFormInput {
  list: FilteredList;
  /** The hub's address, and its tab. */
  hub: string;
  tab: string;
  query: URLSearchParams;
  fields: FilterField[];
  chips?: ChoiceOfValues;
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
  const inUse = fields.filter(({ value }) => value !== '').length;
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
            label: inUse
              ? translate(locale, 'filters.moreInUse', { count: inUse })
              : translate(locale, 'filters.more'),
            inUse,
            // Where there is something to correct.
            isOpen: fields.some(({ name }) => unread.includes(name)),
            fields,
            show: translate(locale, 'filters.show'),
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
  { name, label, choices }: ChoiceOfValues,
): FilterChips {
  const given = (key: string) => query.get(key)?.trim() ?? '';
  const isSet = ({ set }: (typeof choices)[number]) => {
    const values = Object.entries(set);
    return values.length > 0 && values.every(([key, value]) => given(key) === value);
  };
  const chosen = choices.filter(isSet);
  const current = chosen.at(-1) ?? choices[0];
  const others = new URLSearchParams(query);
  const left = chosen.flatMap(({ set }) => Object.keys(set));
  for (const key of [name, ...left, ...listCursors]) others.delete(key);
  others.set('tab', tab);
  return {
    name,
    label,
    value: current?.set[name] ?? '',
    choices: choices.map((choice) => {
      const asked = new URLSearchParams(others);
      for (const [key, value] of Object.entries(choice.set)) asked.set(key, value);
      return {
        to: `${start}${asked}#${tab}`,
        label: choice.label,
        isCurrent: choice === current,
      };
    }),
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
