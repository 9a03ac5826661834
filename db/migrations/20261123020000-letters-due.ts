import { Migration } from '@mikro-orm/migrations';

/** Marks codes whose letters have to be printed, because somebody moved out of the unit. */
export class Migration20261123020000 extends Migration {
  override up(): void {
    this.addSql(`alter table "unit_codes" add column "letter_due" boolean not null default false`);
  }
}
