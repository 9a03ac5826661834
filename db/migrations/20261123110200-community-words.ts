import { Migration } from '@mikro-orm/migrations';

/**
 * The words that a community is found by: its name above its address, folded as searches fold them and
 * never stemmed, because a name is typed as it is written.
 */
export class Migration20261123110200 extends Migration {
  override up(): void {
    this.addSql(`create function "search_name" ("title" text, "place" text) returns tsvector
      language sql immutable parallel safe
      return setweight(to_tsvector('pg_catalog.simple'::regconfig, "search_fold"(coalesce("title", ''))), 'A')
        || setweight(to_tsvector('pg_catalog.simple'::regconfig, "search_fold"(coalesce("place", ''))), 'D')`);
    this.addSql(
      `alter table "communities" add column "words" tsvector generated always as (search_name(name, address)) stored`,
    );
    // How a name begins decides which of many comes first; folding each of them anew would take too long.
    this.addSql(
      `alter table "communities" add column "folded_name" text generated always as (search_fold(name)) stored`,
    );
    this.addSql(`create index "communities_words_index" on "communities" using gin ("words")`);
  }
}
