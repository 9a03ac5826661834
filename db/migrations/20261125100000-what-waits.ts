import { Migration } from '@mikro-orm/migrations';

const tables = { LISTING: 'listings', ACTIVITY: 'activities' };
const waits = `"status" = 'PENDING' and "post_is_published" = true`;

/**
 * What a page counts, without a look at each row of another table: whether an edit's post is published, which the
 * database keeps beside the edit, and the people who do not live in their communities, who are few. Listings
 * are counted by an index without anything unique in it, which is a fifth as long.
 */
export class Migration20261125100000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "post_revisions" add column "post_is_published" boolean not null default false`,
    );
    this.addSql(`create function "is_published" ("type" text, "post" uuid) returns boolean
      language sql stable as $$
        select case "type"
          when 'LISTING' then exists (select 1 from listings where id = "post" and status = 'PUBLISHED')
          else exists (select 1 from activities where id = "post" and status = 'PUBLISHED') end $$`);
    this.addSql(
      `update "post_revisions" set "post_is_published" = is_published("post_type", "post_id")`,
    );
    this.addSql(`create function "mark_new_edit" () returns trigger language plpgsql as
      $$ begin new.post_is_published := is_published(new.post_type, new.post_id); return new; end $$`);
    this.addSql(`create trigger "post_revisions_mark" before insert on "post_revisions"
      for each row execute function mark_new_edit()`);
    // The type of the post comes with the trigger.
    this.addSql(`create function "mark_edits" () returns trigger language plpgsql as
      $$ begin
        update post_revisions set post_is_published = (new.status = 'PUBLISHED')
          where post_type = tg_argv[0] and post_id = new.id;
        return null;
      end $$`);
    for (const [type, table] of Object.entries(tables)) {
      this.addSql(`create trigger "${table}_mark_edits" after update of "status" on "${table}"
        for each row when ((old.status = 'PUBLISHED') is distinct from (new.status = 'PUBLISHED'))
        execute function mark_edits('${type}')`);
    }
    this.addSql(`create index "post_revisions_waiting_index" on "post_revisions"
      ("post_type", "created_at", "post_id") where ${waits}`);
    this.addSql(`create index "post_revisions_community_waiting_index" on "post_revisions"
      ("community_id", "post_type", "created_at", "post_id") where ${waits}`);
    this.addSql(
      `create index "listings_community_status_index" on "listings" ("community_id", "status")`,
    );
    this.addSql(
      `create index "users_not_residents_index" on "users" ("id") where "role" <> 'RESIDENT' and "role" <> 'BOARD'`,
    );
  }
}
