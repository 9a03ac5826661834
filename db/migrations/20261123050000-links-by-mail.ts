import { Migration } from '@mikro-orm/migrations';

/** One-time links that come by mail: what each is for, and the address it is about. */
export class Migration20261123050000 extends Migration {
  override up(): void {
    this.addSql(`alter table "one_time_links"
      add column "purpose" text not null default 'WELCOME',
      add column "email" text null`);
    this.addSql(
      `alter table "one_time_links" add constraint "one_time_links_purpose_check" check ("purpose" in ('WELCOME', 'RESET_PASSWORD', 'CONFIRM_EMAIL', 'UNDO_EMAIL'))`,
    );
    this.addSql(
      `create index "one_time_links_email_index" on "one_time_links" ("email") where "purpose" = 'UNDO_EMAIL'`,
    );
  }
}
