import { z } from 'zod';
import { categories, conditions, type Category, type Condition } from '#db/enums.ts';
import {
  filtersIn,
  optionsOf,
  type ChoiceOfValues,
} from '#app/features/communities/matching/filters.server.ts';
import { typedIn } from '#app/features/communities/matching/words.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { FilterField } from '#app/ui/forms/filter-form.tsx';
import { priceInDollars } from './schema.server.ts';

const listingSorts = ['newest', 'cheapest', 'dearest'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Which listings of a community somebody looks for. */
export interface ListingFilters {
  typed: string;
  category: Category | null;
  condition: Condition | null;
  /** In cents. */
  min: number | null;
  max: number | null;
  /** Whether what was sold is shown too. */
  withSold: boolean;
  sort: ListingSort;
  isActive: boolean;
  /** The names of the filters that could not be read. */
  unread: string[];
}

export function listingFilters(query: URLSearchParams): ListingFilters {
  const { read, unread } = filtersIn(query);
  const typed = typedIn(query);
  const given = {
    category: read('category', z.enum(categories)),
    condition: read('condition', z.enum(conditions)),
    min: read('min', priceInDollars),
    max: read('max', priceInDollars),
    sold: read('sold', z.literal('yes')),
    sort: read('sort', z.enum(listingSorts)),
  };
  const isActive = typed !== '' || Object.values(given).some((value) => value !== null);
  const { sold, sort, ...narrowing } = given;
  return {
    ...narrowing,
    typed,
    withSold: sold !== null,
    sort: sort ?? 'newest',
    isActive,
    unread,
  };
}

const labels = <Key extends string>(keys: readonly Key[], say: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, say(key)]));

/** What to choose from above the list: everything, what is free, or a category. */
export const categoryChips = (locale: Locale): ChoiceOfValues => ({
  name: 'category',
  label: translate(locale, 'filters.category'),
  choices: [
    { set: {}, label: translate(locale, 'filters.everyCategory') },
    { set: { max: '0' }, label: translate(locale, 'format.free') },
    ...categories.map((category) => ({
      set: { category },
      label: translate(locale, `listingLabels.categories.${category}`),
    })),
  ],
});

/** The fields of the form, as the address fills them in. What could not be read stays to be corrected. */
export function listingFilterFields(locale: Locale, query: URLSearchParams): FilterField[] {
  const { unread } = listingFilters(query);
  const valueOf = (name: string) => query.get(name)?.trim() ?? '';
  const choice = (name: string, label: string, options: FilterField['options']): FilterField => ({
    name,
    label,
    type: 'text',
    value: unread.includes(name) ? '' : valueOf(name),
    ...(options && { options }),
  });
  return [
    choice(
      'condition',
      translate(locale, 'filters.condition'),
      optionsOf(
        translate(locale, 'filters.everyCondition'),
        labels(conditions, (key) => translate(locale, `listingLabels.conditions.${key}`)),
      ),
    ),
    { name: 'min', label: translate(locale, 'filters.min'), type: 'text', value: valueOf('min') },
    { name: 'max', label: translate(locale, 'filters.max'), type: 'text', value: valueOf('max') },
    choice(
      'sort',
      translate(locale, 'filters.sort'),
      optionsOf(
        translate(locale, 'filters.sorts.newest'),
        labels(['cheapest', 'dearest'], (key) => translate(locale, `filters.sorts.${key}`)),
      ),
    ),
    {
      name: 'sold',
      label: translate(locale, 'filters.withSold'),
      type: 'checkbox',
      value: valueOf('sold') === 'yes' ? 'yes' : '',
    },
  ];
}
