import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  createdAt,
  editorialStatus,
  language,
  moment,
  translation,
  translationCheck,
  updatedAt,
  uuidKey,
  version,
} from './shared.ts';

export const CityEvent = defineEntity({
  name: 'CityEvent',
  tableName: 'city_events',
  properties: {
    id: uuidKey(),
    title: p.text(),
    slug: p.text().unique('city_events_slug_unique'),
    description: p.text().nullable(),
    startDate: moment(),
    endDate: moment().nullable(),
    location: p.text().nullable(),
    language: language(),
    translation: translation<{
      title: string;
      description?: string | null;
      location?: string | null;
    }>(),
    website: p.text().nullable(),
    images: p.array().default([]),
    featured: p.boolean().default(false),
    status: editorialStatus(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  indexes: [
    { name: 'city_events_start_index', properties: ['startDate', 'id'] },
    {
      name: 'city_events_words_index',
      expression: `create index "city_events_words_index" on "city_events" using gin ((search_words(language, title, ((coalesce(description, ''::text) || ' '::text) || coalesce(location, ''::text))) || search_words(search_other(language), (translation ->> 'title'::text), ((coalesce((translation ->> 'description'::text), ''::text) || ' '::text) || coalesce((translation ->> 'location'::text), ''::text)))))`,
    },
  ],
  checks: [
    translationCheck('city_events', ['title', 'description', 'location']),
    { name: 'city_events_dates_check', expression: 'end_date >= start_date' },
    { name: 'city_events_website_check', expression: `starts_with(website, 'https://')` },
  ],
});
export type CityEvent = InferEntity<typeof CityEvent>;
