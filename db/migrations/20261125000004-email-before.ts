import { Migration } from '@mikro-orm/migrations';

/** The address of an account from before a change that nobody has confirmed yet. */
export class Migration20261125000004 extends Migration {
  override up(): void {
    this.addSql(`alter table "users"
      add column "email_before" text null,
      add constraint "users_email_before_unique" unique ("email_before"),
      add constraint "users_email_before_check"
        check (email_before is null or (not is_authenticated and email_before <> email))`);
  }
}
