import { Migration } from '@mikro-orm/migrations';

const accented = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøŠšÙÚÛÜùúûüÝŸýÿŽž';
const plain = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooossuuuuuuuuyyyyzz';
const punctuation = '!"#$%&\'()*+,-./:;<=>@[\\]^_`{|}~?\u00a0\u202f‘’‚“”„«»‹›‐‑–—…·•°';
/** Accents that stand beside their letter; they are left out. */
const marks = '\u0300\u0301\u0302\u0303\u0308\u0327';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const from = literal(accented + punctuation + marks);
const to = literal(plain + ' '.repeat(punctuation.length));

/**
 * The words of what can be searched: stems in the language of each text, without accents, a title above
 * its text. The functions need no extension, so a server and the embedded database have the same.
 */
export class Migration20261123110000 extends Migration {
  override up(): void {
    // Only letters, digits and spaces stay: 'lit/matelas' and 'l’été' are words beside each other.
    this.addSql(`create function "search_fold" ("words" text) returns text
      language sql immutable parallel safe
      return replace(replace(lower(translate(
        replace(replace("words", 'Œ', 'œ'), 'Æ', 'æ'), ${from}, ${to})), 'œ', 'oe'), 'æ', 'ae')`);
    this.addSql(`create function "search_config" ("language" text) returns regconfig
      language sql immutable parallel safe
      return case "language" when 'fr' then 'pg_catalog.french'::regconfig else 'pg_catalog.english'::regconfig end`);
    this
      .addSql(`create function "search_words" ("language" text, "title" text, "body" text) returns tsvector
      language sql immutable parallel safe
      return setweight(to_tsvector("search_config"("language"), "search_fold"(coalesce("title", ''))), 'A')
        || setweight(to_tsvector("search_config"("language"), "search_fold"(coalesce("body", ''))), 'D')`);
    this.addSql(`create function "search_tags" ("tags" text[]) returns text
      language sql immutable parallel safe
      return array_to_string("tags", ' ')`);
    this.addSql(`create function "search_other" ("language" text) returns text
      language sql immutable parallel safe
      return case "language" when 'fr' then 'en' else 'fr' end`);

    this.words('listings', `search_words(language, title, description)`);
    this.words(
      'activities',
      `search_words(language, title, ((description || ' '::text) || search_tags(tags)))`,
    );
    this.words(
      'condo_notices',
      `(search_words(language, title, content) || search_words(search_other(language), (translation ->> 'title'::text), (translation ->> 'content'::text)))`,
    );
    this.words(
      'newsletter_issues',
      `(search_words(language, title, ''::text) || search_words(search_other(language), (translation ->> 'title'::text), ''::text))`,
    );
    this.words('records', `search_words(language, title, ''::text)`);
    this.addSql(
      `create index "listings_community_status_price_index" on "listings" ("community_id", "status", "price", "id")`,
    );
  }

  private words(table: string, expression: string): void {
    this.addSql(
      `alter table "${table}" add column "words" tsvector generated always as (${expression}) stored`,
    );
    this.addSql(`create index "${table}_words_index" on "${table}" using gin ("words")`);
  }
}
