import { Migration } from '@mikro-orm/migrations';
import { inOneStatement } from './in-one-statement.ts';

/** Accents of Latin, Greek and Cyrillic letters, and invisible characters. */
const dropped =
  '[\u0300-\u036f\u00ad\u061c\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e01ef}]';

/** Separators of words: spaces, punctuation and symbols. */
const between =
  '[\\s!-/:-@[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0700-\u070d\u0964\u0965\u0970\u0e3f\u0e4f\u0e5a\u0e5b\u104a-\u104f\u1360-\u1368\u1680\u17d4-\u17da\u1800-\u180a\u2000-\u206f\u207a-\u207e\u208a-\u208e\u20a0-\u20cf\u2116\u2122\u2190-\u245f\u2500-\u2bff\u2e00-\u2e7f\u2ff0-\u3004\u3008-\u3020\u3030\u303d-\u303f\u309b\u309c\u30a0\u30fb\ue000-\uf8ff\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffff\u{1f000}-\u{1faff}]';

/** A letter of a script that is written without spaces between words, with its marks. */
const unspaced =
  '([\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46\u0e81-\u0eb0\u0eb2\u0eb3\u0ebd-\u0ec6\u0edc-\u0edf\u1000-\u102a\u103f\u1050-\u1055\u1780-\u17b3\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff66-\uffdc\u{20000}-\u{3ffff}][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd\u102b-\u103e\u17b4-\u17d3\u17dd]*)';

/** Pictographs without the colours of skin. */
const pictographs =
  '[\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\u{1f000}-\u{1f3fa}\u{1f400}-\u{1faff}]';

const folded = `replace(replace(replace(replace(translate(normalize(regexp_replace(
    lower(normalize("words", nfd)), '${dropped}', '', 'g'), nfc),
    'łđðøıς', 'lddoiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;

const lettersOfEveryScript = `
create function "search_letters" ("words" text) returns text
  language sql immutable parallel safe
  return ${folded};

create or replace function "search_fold" ("words" text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    regexp_replace("search_letters"("words"), '${between}', ' ', 'g'), '${unspaced}', ' \\1 ', 'g');

-- The words with one space between them, for what is compared whole or from its beginning.
create function "search_line" ("words" text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace("search_fold"("words"), ' +', ' ', 'g'));

-- What has groups of digits beside each other also has the number that they make, seven to fifteen digits long.
create function "search_numbers" ("words" text) returns text[]
  language plpgsql immutable parallel safe strict as $$
      declare
        run text;
        groups text[];
        joined text;
        numbers text[] := '{}';
      begin
        for run in select (regexp_matches("words", '[0-9]+(?:[ ()./\u00a0\u2010\u2011\u2013-]{1,3}[0-9]+)*', 'g'))[1] loop
          groups := regexp_split_to_array(run, '[^0-9]+');
          for start in 1 .. cardinality(groups) loop
            joined := '';
            for stop in start .. cardinality(groups) loop
              joined := joined || groups[stop];
              exit when length(joined) > 15;
              continue when length(joined) < 7;
              if stop > start then numbers := numbers || joined; end if;
              if joined ~ '^1[0-9]{10}$' then numbers := numbers || substr(joined, 2); end if;
            end loop;
            if cardinality(numbers) >= 200 then return numbers; end if;
          end loop;
        end loop;
        return numbers;
      end $$;

create function "search_pictographs" ("words" text) returns text[]
  language sql immutable parallel safe strict
  return array(
    select distinct sign[1] from regexp_matches("words", '${pictographs}', 'g') as sign limit 200);

create or replace function "search_words" ("language" text, "title" text, "body" text) returns tsvector
  language sql immutable parallel safe
  return
    setweight(to_tsvector("search_config"("language"), "search_fold"(coalesce("title", ''))), 'A')
    || setweight(to_tsvector("search_config"("language"), "search_fold"(coalesce("body", ''))), 'D')
    || setweight(to_tsvector('search_plain'::regconfig, "search_fold"(coalesce("title", ''))), 'A')
    || setweight(to_tsvector('search_plain'::regconfig, "search_fold"(coalesce("body", ''))), 'D')
    || array_to_tsvector(
      "search_numbers"(coalesce("title", '') || ' | ' || coalesce("body", ''))
      || "search_pictographs"(coalesce("title", '') || coalesce("body", '')));

-- An index is made and restored with a search path that has no function of ours, so this calls none.
create or replace function "search_grams" ("words" text) returns text[]
  language plpgsql immutable parallel safe strict cost 1000 as $$
      declare
        letters text := ${folded};
        grams text[] := '{}';
      begin
        for start in 1 .. length(letters) - 1 loop
          grams := grams || substr(letters, start, 2) || substr(letters, start, 3);
        end loop;
        return grams;
      end $$;
`;

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
  ['service_requests', `search_words(language, ref, text)`],
  ['communities', `search_name(name, address)`],
] as const;

/** A generated column keeps what its function returned, so it is made again. */
const anew = ([table, expression]: (typeof columns)[number]): string => `
alter table "${table}" drop column "words";
alter table "${table}" add column "words" tsvector generated always as (${expression}) stored;
create index "${table}_words_index" on "${table}" using gin ("words");
`;

const indexes = [
  'editorial_articles_words_index',
  'city_events_words_index',
  'users_grams_index',
  'moderation_events_grams_index',
];

/**
 * Searches keep the marks of scripts other than Latin, Greek and Cyrillic, know more Latin letters, find words that are
 * written without spaces between them, pictographs, and numbers whatever signs stand between their digits.
 */
export class Migration20261129000033 extends Migration {
  override up(): void {
    this.addSql(inOneStatement(lettersOfEveryScript));
    this.addSql(
      inOneStatement(`${columns.map(anew).join('')}
alter table "communities" drop column "folded_name";
alter table "communities" add column "folded_name" text generated always as (search_line(name)) stored;
${indexes.map((index) => `reindex index "${index}";`).join('\n')}`),
    );
  }
}
