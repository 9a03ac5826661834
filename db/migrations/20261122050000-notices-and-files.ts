import { Migration } from '@mikro-orm/migrations';

/** Notices with a kind, a time, an audience and files; the files of a community. */
export class Migration20261122050000 extends Migration {
  override up(): void {
    this.notices();
    this.files();
  }

  /** Notices that exist are published, to everyone. */
  private notices(): void {
    this.addSql(`alter table "condo_notices"
      add column "kind" text not null default 'INFORMATION',
      add column "status" text not null default 'PUBLISHED',
      add column "expires_at" timestamptz(3) null,
      add column "corrected_at" timestamptz(3) null,
      add column "audience" text not null default 'EVERYONE',
      add column "audience_floors" int[] not null default '{}',
      add column "audience_units" text null,
      add column "audience_unit_keys" text[] not null default '{}',
      add column "taken_down_reason" text null,
      add column "version" int not null default 1,
      add column "updated_at" timestamptz(3) null,
      alter column "published_at" drop not null`);
    this.addSql(`update "condo_notices" set "updated_at" = "published_at"`);
    this.addSql(`alter table "condo_notices" alter column "updated_at" set not null`);
    this.addSql(`alter table "condo_notices" add column "rank" int not null
      generated always as (case when (pinned and (kind = 'EMERGENCY'::text)) then 2 when pinned then 1 else 0 end) stored`);
    this.addSql(`alter table "condo_notices"
      add constraint "condo_notices_kind_check" check ("kind" in ('INFORMATION', 'MAINTENANCE', 'EMERGENCY', 'MEETING', 'STATUTORY')),
      add constraint "condo_notices_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'TAKEN_DOWN')),
      add constraint "condo_notices_audience_check" check ("audience" in ('EVERYONE', 'OWNERS', 'TENANTS', 'FLOORS', 'UNITS')),
      add constraint "condo_notices_published_check" check (status = 'DRAFT' or published_at is not null)`);
    this.addSql(`drop index "condo_notices_community_pinned_published_index"`);
    this.addSql(
      `create index "condo_notices_community_rank_published_index" on "condo_notices" ("community_id", "rank", "published_at", "id")`,
    );
  }

  private files(): void {
    this.addSql(`create table "stored_files" ("id" uuid not null, "community_id" uuid not null,
      "uploaded_by_id" uuid null, "name" text not null, "media_type" text not null, "bytes" int not null,
      "has_text" boolean null, "waiting_since" timestamptz(3) null, "created_at" timestamptz(3) not null,
      primary key ("id"))`);
    this.addSql(`create index "stored_files_community_index" on "stored_files" ("community_id")`);
    this.addSql(
      `create index "stored_files_uploaded_by_index" on "stored_files" ("uploaded_by_id")`,
    );
    this.addSql(
      `create index "stored_files_waiting_index" on "stored_files" ("waiting_since") where "waiting_since" is not null`,
    );
    this.addSql(`alter table "stored_files"
      add constraint "stored_files_community_id_foreign" foreign key ("community_id") references "communities" ("id"),
      add constraint "stored_files_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "users" ("id") on delete set null,
      add constraint "stored_files_bytes_check" check (bytes > 0)`);
    this.addSql(`create table "notice_files" ("id" uuid not null, "notice_id" uuid not null,
      "file_id" uuid not null, "position" int not null default 0, primary key ("id"))`);
    this.addSql(
      `create index "notice_files_notice_index" on "notice_files" ("notice_id", "position")`,
    );
    this.addSql(`alter table "notice_files"
      add constraint "notice_files_file_unique" unique ("file_id"),
      add constraint "notice_files_notice_id_foreign" foreign key ("notice_id") references "condo_notices" ("id") on delete cascade,
      add constraint "notice_files_file_id_foreign" foreign key ("file_id") references "stored_files" ("id") on delete cascade`);
  }
}
