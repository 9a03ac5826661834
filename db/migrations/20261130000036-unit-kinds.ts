import { Migration } from '@mikro-orm/migrations';

/** What a unit is. Those of earlier versions count as homes until the desk says otherwise. */
export class Migration20261130000036 extends Migration {
  override up(): void {
    this.addSql(`alter table "units" add column "kind" text not null default 'HOME'`);
    this.addSql(`alter table "units" add constraint "units_kind_check"
      check (kind in ('HOME', 'COMMERCIAL', 'PARKING', 'LOCKER', 'OTHER'))`);
  }
}
