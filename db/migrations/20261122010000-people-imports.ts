import { Migration } from '@mikro-orm/migrations';

/** Lists of people from a file, and the language to write to somebody invited. */
export class Migration20261122010000 extends Migration {
  override up(): void {
    this.addSql(`create table "people_imports" ("id" uuid not null, "community_id" uuid not null,
      "created_by_id" uuid null, "file_name" text null, "state" text not null default 'PREVIEW',
      "rows" jsonb not null, "mapping" jsonb null, "summary" jsonb null, "undo" jsonb null,
      "created_at" timestamptz(3) not null, "saved_at" timestamptz(3) null, primary key ("id"))`);
    this.addSql(`alter table "people_imports"
      add constraint "people_imports_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete cascade,
      add constraint "people_imports_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null,
      add constraint "people_imports_state_check" check ("state" in ('PREVIEW', 'SAVED', 'UNDONE'))`);
    this.addSql(
      `create index "people_imports_community_index" on "people_imports" ("community_id", "created_at")`,
    );
    this.addSql(
      `create index "people_imports_created_by_index" on "people_imports" ("created_by_id")`,
    );
    this.addSql(
      `create index "people_imports_state_index" on "people_imports" ("state", "created_at")`,
    );
    this.addSql(`alter table "user_communities" add column "invitee_language" text null`);
    this
      .addSql(`alter table "user_communities" add constraint "user_communities_invitee_language_check"
      check ("invitee_language" in ('en', 'fr'))`);
  }
}
