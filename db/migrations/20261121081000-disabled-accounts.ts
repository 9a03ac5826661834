import { Migration } from '@mikro-orm/migrations';

export class Migration20261121081000 extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "disabled_at" timestamptz(3) null`);
  }
}
