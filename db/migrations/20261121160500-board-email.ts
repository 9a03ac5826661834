import { Migration } from '@mikro-orm/migrations';

export class Migration20261121160500 extends Migration {
  override up(): void {
    this.addSql(`alter table "communities" add column "board_email" text null`);
  }
}
