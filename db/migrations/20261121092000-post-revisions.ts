import { Migration } from '@mikro-orm/migrations';

export class Migration20261121092000 extends Migration {
  override up(): void {
    this.addSql(`create table "post_revisions" (
        "id" uuid not null,
        "post_type" text not null,
        "post_id" uuid not null,
        "community_id" uuid not null,
        "author_id" uuid not null,
        "fields" jsonb not null,
        "base_version" int not null,
        "status" text not null default 'PENDING',
        "reason" text null,
        "decided_by_id" uuid null,
        "decided_at" timestamptz(3) null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `create unique index "post_revisions_one_pending_unique" on "post_revisions" ("post_type", "post_id") where "status" = 'PENDING'`,
    );
    this.addSql(
      `create index "post_revisions_post_index" on "post_revisions" ("post_type", "post_id", "created_at")`,
    );
    this.addSql(
      `create index "post_revisions_community_status_created_index" on "post_revisions" ("community_id", "status", "created_at")`,
    );
    this.addSql(`create index "post_revisions_author_index" on "post_revisions" ("author_id")`);
    this.addSql(
      `create index "post_revisions_decided_by_index" on "post_revisions" ("decided_by_id")`,
    );
    this.addSql(
      `alter table "post_revisions" add constraint "post_revisions_post_type_check" check ("post_type" in ('LISTING', 'ACTIVITY'))`,
    );
    this.addSql(
      `alter table "post_revisions" add constraint "post_revisions_status_check" check ("status" in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'))`,
    );
    this.addSql(
      `alter table "post_revisions" add constraint "post_revisions_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
    this.addSql(
      `alter table "post_revisions" add constraint "post_revisions_author_id_foreign" foreign key ("author_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "post_revisions" add constraint "post_revisions_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on delete set null`,
    );
  }
}
