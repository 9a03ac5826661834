import { Migration } from '@mikro-orm/migrations';
import { inOneStatement } from './in-one-statement.ts';

const columns = [
  ['listings', `search_words(language, title, description)`],
  [
    'activities',
    `search_words(language, title, ((description || ' '::text) || search_tags(tags)))`,
  ],
  [
    'condo_notices',
    `(search_words(language, title, content) || search_words(
      search_other(language), (translation ->> 'title'::text), (translation ->> 'content'::text)))`,
  ],
  ['records', `search_words(language, title, ''::text)`],
  [
    'newsletter_issues',
    `(search_words(language, title, ''::text)
      || search_words(search_other(language), (translation ->> 'title'::text), ''::text))`,
  ],
] as const;

/** A generated column keeps what its function returned, so it is made again. */
const anew = ([table, expression]: (typeof columns)[number]): string => `
alter table "${table}" drop column "words";
alter table "${table}" add column "words" tsvector generated always as (${expression}) stored;
create index "${table}_words_index" on "${table}" using gin ("words");
`;

/**
 * Texts are found by the words as they are written too, after their stems: 'elevato' begins elevator, but
 * not its stem, elev.
 */
const beginningsOfWords = `
create text search dictionary "search_english" (template = pg_catalog.simple, stopwords = english, accept = false);
create text search dictionary "search_french" (template = pg_catalog.simple, stopwords = french);
create text search configuration "search_plain" (copy = pg_catalog.simple);
alter text search configuration "search_plain"
  alter mapping for asciiword, word, numword, hword, asciihword, numhword, hword_asciipart, hword_part, hword_numpart
  with "search_english", "search_french";

create or replace function "search_words" ("language" text, "title" text, "body" text) returns tsvector
  language sql immutable parallel safe
  return
    setweight(to_tsvector("search_config"("language"), "search_fold"(coalesce("title", ''))), 'A')
    || setweight(to_tsvector("search_config"("language"), "search_fold"(coalesce("body", ''))), 'D')
    || setweight(to_tsvector('search_plain'::regconfig, "search_fold"(coalesce("title", ''))), 'A')
    || setweight(to_tsvector('search_plain'::regconfig, "search_fold"(coalesce("body", ''))), 'D');
${columns.map(anew).join('')}
create index "editorial_articles_words_index" on "editorial_articles" using gin (
  (search_words(language, title, ((coalesce(excerpt, ''::text) || ' '::text) || content))
  || search_words(
    search_other(language), (translation ->> 'title'::text),
    ((coalesce((translation ->> 'excerpt'::text), ''::text) || ' '::text) || (translation ->> 'content'::text))))
);
create index "city_events_words_index" on "city_events" using gin (
  (search_words(
    language, title, ((coalesce(description, ''::text) || ' '::text) || coalesce(location, ''::text)))
  || search_words(
    search_other(language), (translation ->> 'title'::text),
    ((coalesce((translation ->> 'description'::text), ''::text) || ' '::text)
      || coalesce((translation ->> 'location'::text), ''::text))))
);
`;

/** Calendars take what has the newest stamp. */
const eventChanges = `
alter table "city_events" add column "updated_at" timestamptz(3);
update "city_events" set "updated_at" = "created_at";
alter table "city_events" alter column "updated_at" set not null;
`;

export class Migration20261125000007 extends Migration {
  override up(): void {
    this.addSql(inOneStatement(beginningsOfWords));
    this.addSql(inOneStatement(eventChanges));
  }
}
