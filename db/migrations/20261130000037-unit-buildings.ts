import { Migration } from '@mikro-orm/migrations';

/** The building of a unit: a tower, a phase or a street. Nobody has said one of any unit so far. */
export class Migration20261130000037 extends Migration {
  override up(): void {
    this.addSql(`alter table "units" add column "building" text null`);
    this.addSql(`alter table "units" add constraint "units_building_check" check (building <> '')`);
  }
}
