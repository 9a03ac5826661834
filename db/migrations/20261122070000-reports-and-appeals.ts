import { Migration } from '@mikro-orm/migrations';

/** What authors say against a decision, and what members report. */
export class Migration20261122070000 extends Migration {
  override up(): void {
    this.reports();
    this.appeals();
    // The log of everywhere, newest first.
    this.addSql(
      `create index "moderation_events_created_index" on "moderation_events" ("created_at", "id")`,
    );
  }

  private reports(): void {
    this.addSql(
      `create table "reports" ("id" uuid not null, "subject_type" text not null, "subject_id" uuid not null, "community_id" uuid not null, "about_id" uuid not null, "reporter_id" uuid null, "reason_code" text not null, "words" text null, "snapshot" jsonb not null, "state" text not null default 'OPEN', "decided_by_id" uuid null, "answer" text null, "decided_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "reports_community_state_index" on "reports" ("community_id", "state", "created_at", "id")`,
    );
    this.addSql(
      `create index "reports_subject_index" on "reports" ("subject_type", "subject_id", "state")`,
    );
    this.addSql(
      `create index "reports_reporter_index" on "reports" ("reporter_id", "created_at", "id")`,
    );
    this.addSql(`create index "reports_about_index" on "reports" ("about_id")`);
    this.addSql(`create index "reports_decided_by_index" on "reports" ("decided_by_id")`);
    this.addSql(
      `create unique index "reports_one_open_unique" on "reports" ("reporter_id", "subject_type", "subject_id") where "state" = 'OPEN'`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_about_id_foreign" foreign key ("about_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_reporter_id_foreign" foreign key ("reporter_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_subject_type_check" check ("subject_type" in ('LISTING', 'ACTIVITY', 'USER'))`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_reason_code_check" check ("reason_code" in ('MISLEADING', 'RULES', 'UNKIND', 'PERSONAL', 'COMMERCIAL', 'SCAM', 'OTHER'))`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_state_check" check ("state" in ('OPEN', 'UPHELD', 'DISMISSED'))`,
    );
  }

  private appeals(): void {
    this.addSql(
      `create table "appeals" ("id" uuid not null, "post_type" text not null, "post_id" uuid not null, "community_id" uuid not null, "author_id" uuid not null, "event_id" uuid not null, "words" text not null, "state" text not null default 'OPEN', "decided_by_id" uuid null, "answer" text null, "decided_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "appeals_community_state_index" on "appeals" ("community_id", "state", "created_at", "id")`,
    );
    this.addSql(`create index "appeals_post_index" on "appeals" ("post_type", "post_id")`);
    this.addSql(`create index "appeals_author_index" on "appeals" ("author_id")`);
    this.addSql(`create index "appeals_decided_by_index" on "appeals" ("decided_by_id")`);
    this.addSql(`alter table "appeals" add constraint "appeals_event_unique" unique ("event_id")`);
    this.addSql(
      `alter table "appeals" add constraint "appeals_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
    this.addSql(
      `alter table "appeals" add constraint "appeals_author_id_foreign" foreign key ("author_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "appeals" add constraint "appeals_event_id_foreign" foreign key ("event_id") references "moderation_events" ("id")`,
    );
    this.addSql(
      `alter table "appeals" add constraint "appeals_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "appeals" add constraint "appeals_post_type_check" check ("post_type" in ('LISTING', 'ACTIVITY'))`,
    );
    this.addSql(
      `alter table "appeals" add constraint "appeals_state_check" check ("state" in ('OPEN', 'UPHELD', 'GRANTED', 'CLOSED'))`,
    );
  }
}
