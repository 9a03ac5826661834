import { Migration } from '@mikro-orm/migrations';

/** The day and the hours of what a notice is about, as clocks in Ottawa show them. */
export class Migration20261125000022 extends Migration {
  override up(): void {
    this.addSql(`alter table "condo_notices"
      add column "happens_on" date null,
      add column "happens_from" text null,
      add column "happens_until" text null`);
    this.addSql(`alter table "condo_notices" add constraint "condo_notices_happens_check" check (
      (happens_from is null or happens_on is not null)
      and (happens_until is null or (happens_from is not null and happens_until > happens_from)))`);
    this.addSql(`create index "condo_notices_happens_index"
      on "condo_notices" ("community_id", "happens_on")`);
  }
}
