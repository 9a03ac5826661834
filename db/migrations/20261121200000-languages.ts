import { Migration } from '@mikro-orm/migrations';

export class Migration20261121200000 extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "language" text null`);
    this.addSql(
      `alter table "users" add constraint "users_language_check" check ("language" in ('en', 'fr'))`,
    );
  }
}
