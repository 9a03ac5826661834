import { Migration } from '@mikro-orm/migrations';

/** Notices by mail at their hour, and what is held back for a digest. */
export class Migration20261123070000 extends Migration {
  override up(): void {
    this.addSql(`alter table "condo_notices" add column "letters_due_at" timestamptz(3) null`);
    this.addSql(
      `create index "condo_notices_letters_due_index" on "condo_notices" ("letters_due_at")`,
    );
    this.addSql(
      `update "condo_notices" set "letters_due_at" = "published_at" where "status" = 'PUBLISHED' and "published_at" > now()`,
    );
    this.addSql(`alter table "mail_letters" add column "digest_id" uuid null`);
    this.addSql(
      `alter table "mail_letters" add constraint "mail_letters_digest_id_foreign" foreign key ("digest_id") references "mail_letters" ("id") on delete set null`,
    );
    this.addSql(`create index "mail_letters_digest_index" on "mail_letters" ("digest_id")`);
    this.addSql(
      `create table "digest_runs" ("period" text not null, "is_weekly" boolean not null, "daily_since" timestamptz(3) not null, "weekly_since" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "reached" uuid null, "done_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("period"))`,
    );
  }
}
