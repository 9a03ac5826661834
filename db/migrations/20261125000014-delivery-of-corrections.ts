import { Migration } from '@mikro-orm/migrations';

/** When a correction reached a unit by email, and since when a unit that joined later has a notice on its hub. */
export class Migration20261125000014 extends Migration {
  override up(): void {
    this.addSql(`alter table "notice_deliveries"
      add column "corrected_at" timestamptz(3) null,
      add column "hub_since" timestamptz(3) null`);
  }
}
