import { Migration } from '@mikro-orm/migrations';

/** When an emergency was said to be over and with which sentence, and when its moderators were reminded of it. */
export class Migration20261129000032 extends Migration {
  override up(): void {
    this.addSql(`alter table "condo_notices"
      add column "over_at" timestamptz(3) null,
      add column "over_words" jsonb null,
      add column "over_reminded_at" timestamptz(3) null,
      add constraint "condo_notices_over_check" check (
        (over_at is null) = (over_words is null) and (over_at is null or (kind = 'EMERGENCY' and not pinned)))`);
    this.addSql(`create index "condo_notices_over_index" on "condo_notices" ("community_id", "over_at")
      where over_at is not null`);
  }
}
