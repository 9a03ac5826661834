import { Migration } from '@mikro-orm/migrations';

/** Who needs a second step at login. */
export class Migration20261127000012 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "site_settings" add column "second_step" text not null default 'NOBODY'`,
    );
    this.addSql(`alter table "site_settings" add constraint "site_settings_second_step_check"
      check ("second_step" in ('NOBODY', 'ADMINS', 'MODERATORS'))`);
  }
}
