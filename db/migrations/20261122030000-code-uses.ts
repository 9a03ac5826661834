import { Migration } from '@mikro-orm/migrations';

/** Counts the people who came in with a unit's code. */
export class Migration20261122030000 extends Migration {
  override up(): void {
    this.addSql(`alter table "unit_codes" add column "uses" int not null default 0`);
  }
}
