import { Migration } from '@mikro-orm/migrations';

/** When the desk looked at labels of units that can be read in two ways: not yet, in what earlier versions wrote. */
export class Migration20261130000040 extends Migration {
  override up(): void {
    this.addSql(`alter table "communities" add column "units_reviewed_at" timestamptz(3) null`);
  }
}
