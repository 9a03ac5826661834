import { Migration } from '@mikro-orm/migrations';

/**
 * What finds a part of a name, wherever it stands in it, in a city of a hundred thousand people: every two and
 * three letters in a row. The function needs no extension, so a server and the embedded database have the same.
 */
export class Migration20261124100000 extends Migration {
  override up(): void {
    this.addSql(`create function "search_grams" ("words" text) returns text[]
      language plpgsql immutable parallel safe strict cost 1000 as $$
      declare
        letters text := lower("words");
        grams text[] := '{}';
      begin
        for start in 1 .. length(letters) - 1 loop
          grams := grams || substr(letters, start, 2) || substr(letters, start, 3);
        end loop;
        return grams;
      end $$`);
    this.addSql(
      `create index "users_grams_index" on "users" using gin (search_grams(((name || ' '::text) || email)))`,
    );
    this.addSql(`create index "users_name_index" on "users" ("name", "id")`);
    this.addSql(
      `create index "moderation_events_grams_index" on "moderation_events" using gin (search_grams((snapshot ->> 'title'::text)))`,
    );
    this.addSql(
      `create index "moderation_events_about_index" on "moderation_events" ((snapshot ->> 'aboutId'::text)) where subject_type = 'REPORT'::text`,
    );
    this.addSql(`drop index "communities_name_index"`);
    this.addSql(`create index "communities_name_index" on "communities" ("name", "id")`);
  }
}
